import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userUpdate } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { sqlState } from '../platform/database/database-errors.ts';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import type { Principal } from '../platform/http/route.ts';
import { toKey } from '../platform/mail/email.ts';
import { emailTaken, sessionOver } from './refusals.ts';
import type { SessionServices } from './sessions.ts';
import { numbered } from './user-document.ts';

const UNIQUE_VIOLATION = '23505';

type Profile = BodyOf<typeof userUpdate>['customer'];

/**
 * Changes a user's profile. Addresses stay as they are where the request leaves out the list.
 * @throws Refusal 403 for the id of somebody else's address, 409 for an e-mail address that is taken
 */
export async function changeProfile({ db, now }: SessionServices, { userId }: Principal, profile: Profile) {
	const { firstname, lastname, addresses, marketing } = profile;
	const email = toKey(profile.email);
	const work = db.transaction(async (tx) => {
		const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
		if (!user) throw sessionOver();
		if (email !== user.email) {
			const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
			if (other) throw emailTaken();
			// A link that was sent to the old address must not open the account any more.
			await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
		}
		const [changed] = await tx
			.update(users)
			.set({
				email,
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
	return work.catch((error) => {
		// Somebody else may have taken the address since the check above.
		throw sqlState(error) === UNIQUE_VIOLATION ? emailTaken() : error;
	});
}
