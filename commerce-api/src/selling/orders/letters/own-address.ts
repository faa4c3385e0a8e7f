import type { Database } from '../../../platform/database/database.ts';
import type { orders } from '../../../platform/database/schema/sales.ts';
import { toKey, verifiedEmailOf } from '../../../platform/mail/email.ts';

/** Whether an order's mails go to whoever typed the order: to the verified address of the account that placed it. */
export async function isOwnAddress(
	db: Database,
	{ userId, email }: Pick<typeof orders.$inferSelect, 'userId' | 'email'>,
): Promise<boolean> {
	return userId !== null && (await verifiedEmailOf(db, { userId })) === toKey(email);
}
