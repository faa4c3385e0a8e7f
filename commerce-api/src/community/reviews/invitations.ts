import { pathTo } from '@pasaz/kernel/routes';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { findOrderLink } from '../mail-links/order-links.ts';

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** Path of the page on which the recipient of an order's mail reviews its products, for 90 days. */
export function reviewPath({ orderUuid, orderSecret }: Shown): string {
	return pathTo('review-products', { orderUuid, orderSecret });
}

interface Shown {
	orderUuid: string;
	orderSecret: string;
}

/** @throws Refusal 404 for a wrong or expired secret or an unknown order, 409 for one that was not carried out */
export async function invitedOrder(db: Database, { orderUuid, orderSecret }: Shown, now: Date) {
	const link = await findOrderLink(db, { orderUuid, orderSecret }, now);
	if (!link || now.getTime() >= link.createdAt.getTime() + LIFE_MS) throw notInvited();
	const [order] = await db
		.select({ uuid: orders.uuid, userId: orders.userId, status: orders.status, payment: orders.paymentStatus })
		.from(orders)
		.where(eq(orders.uuid, orderUuid));
	if (!order) throw notInvited();
	if (order.status === 'canceled' || (order.payment !== 'paid' && order.payment !== 'on-delivery')) {
		throw new Refusal(409, 'order-not-delivered', 'What was not delivered cannot be reviewed.');
	}
	return order;
}

function notInvited(): Refusal {
	return notFound('This link is not valid any more.');
}
