import type { Database } from '../../../platform/database/database.ts';
import type { orders } from '../../../platform/database/schema/sales.ts';
import { emailOfUser, toKey } from '../../../platform/mail/email.ts';

/** Whether an order's mails go to whoever typed the order: to the address of the account that it was placed with. */
export async function isOwnAddress(
	db: Database,
	{ userId, email }: Pick<typeof orders.$inferSelect, 'userId' | 'email'>,
): Promise<boolean> {
	return userId !== null && (await emailOfUser(db, { userId })) === toKey(email);
}
