import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { toKey } from '../../platform/mail/email.ts';
import type { OrderRow } from '../order-rows.ts';
import type { OrderCall } from './order-parts.ts';

export interface OrderCaller extends Pick<OrderCall, 'user'> {
	/** Address that the order's mails go to. */
	email: string;
}

/** Whether an order is the account's, or a guest's with the same e-mail address. */
export function belongsTo({ user, email }: OrderCaller, order: OrderRow): boolean {
	return order.userId === null ? toKey(order.email) === toKey(email) : order.userId === user?.userId;
}

/**
 * Answers a call with the stored answer of its key. A caller who has logged in or out since the first call learns which order it was,
 * and its secret only if the order is theirs (rule 15.24).
 */
export async function answerTo(db: Database, caller: OrderCaller, answer: string): Promise<string> {
	const { code, result } = JSON.parse(answer);
	const [order] = await db.select().from(orders).where(eq(orders.uuid, result.backendOrderId));
	if (order && belongsTo(caller, order)) return answer;
	return JSON.stringify({ code, result: { ...result, orderSecret: undefined } });
}
