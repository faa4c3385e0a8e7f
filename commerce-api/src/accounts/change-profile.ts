import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userUpdate } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import { sqlState } from '../platform/database/sql-state.ts';
import type { Principal } from '../platform/http/route.ts';
import { toKey } from '../platform/mail/email.ts';
import { emailTaken, sessionOver } from './refusals.ts';
import type { SessionServices } from './sessions.ts';
import { numbered } from './user-document.ts';

const UNIQUE_VIOLATION = '23505';

type Profile = BodyOf<typeof userUpdate>['customer'];

/**
 * Changes what a user may change; addresses that are left out altogether stay.
 * @throws Refusal 403 for the id of another's address, 409 for an address of mail that is taken
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
			// A link that went to the old address opens the account no more.
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
		// Somebody else took the address between the look and the change.
		throw sqlState(error) === UNIQUE_VIOLATION ? emailTaken() : error;
	});
}
