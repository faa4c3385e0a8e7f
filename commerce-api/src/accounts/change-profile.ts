import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userUpdate } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Principal } from '../platform/http/route.ts';
import { toKey } from '../platform/mail/email.ts';
import { sessionOver } from './refusals.ts';
import type { SessionServices } from './sessions.ts';
import { numbered } from './user-document.ts';

type Profile = BodyOf<typeof userUpdate>['customer'];

/**
 * Changes a user's profile. Addresses stay as they are where the request leaves out the list.
 * @throws Refusal 403 for the id of somebody else's address, and for another e-mail address, taken or not: that needs the password
 */
export async function changeProfile({ db, now }: SessionServices, { userId }: Principal, profile: Profile) {
	const { firstname, lastname, addresses, marketing } = profile;
	return db.transaction(async (tx) => {
		const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
		if (!user) throw sessionOver();
		if (toKey(profile.email) !== user.email) throw passwordNeeded();
		const [changed] = await tx
			.update(users)
			.set({
				firstname,
				lastname,
				updatedAt: now(),
				addresses: addresses ? numbered(addresses, user.addresses) : user.addresses,
				marketing: marketing ?? user.marketing,
			})
			.where(eq(users.id, userId))
			.returning();
		if (!changed) throw sessionOver();
		return changed;
	});
}

function passwordNeeded(): Refusal {
	return new Refusal(403, 'password-needed', 'The e-mail address changes by a call of its own, with the password.');
}
