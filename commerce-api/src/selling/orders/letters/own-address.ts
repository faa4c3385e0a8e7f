import type { Database } from '../../../platform/database/database.ts';
import type { orders } from '../../../platform/database/schema/sales.ts';
import { toKey, verifiedEmailOf } from '../../../platform/mail/email.ts';
import type { OrderRow } from '../../order-rows.ts';

/** Whether an order's mails go to whoever typed the order: to the verified address of the account that placed it. */
export async function isOwnAddress(
	db: Database,
	{ userId, email }: Pick<typeof orders.$inferSelect, 'userId' | 'email'>,
): Promise<boolean> {
	return userId !== null && (await verifiedEmailOf(db, { userId })) === toKey(email);
}

/** Whether anybody can have an order's mails sent to anybody: what costs nothing has its files and can be withdrawn from at once. */
export async function isFreeForStranger(db: Database, order: OrderRow): Promise<boolean> {
	return order.grandTotal === 0 && !(await isOwnAddress(db, order));
}
