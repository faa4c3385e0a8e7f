import { randomBytes } from 'node:crypto';
import { pathTo } from '@pasaz/kernel/routes';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviewInvitations } from '../../platform/database/schema/community.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOf } from '../../platform/tokens.ts';

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Lets whoever gets an order's mail review what was ordered, for 90 days.
 * @returns the path of the page for it; it ends with a secret of 192 random bits that is kept nowhere
 */
export async function inviteToReview(tx: Database, orderUuid: string, now: Date): Promise<string> {
	const orderSecret = randomBytes(24).toString('base64url');
	const invitation = { secretHash: hashOf(orderSecret), expiresAt: new Date(now.getTime() + LIFE_MS) };
	await tx
		.insert(reviewInvitations)
		.values({ orderUuid, ...invitation })
		.onConflictDoUpdate({ target: reviewInvitations.orderUuid, set: invitation });
	return pathTo('review-products', { orderUuid, orderSecret });
}

interface Shown {
	orderUuid: string;
	orderSecret: string;
}

/**
 * The order of a link.
 * @throws Refusal 404 for a wrong or an old secret, as for an order that never was; 409 for one that was not carried out
 */
export async function invitedOrder(db: Database, { orderUuid, orderSecret }: Shown, now: Date) {
	if (!UUID.test(orderUuid)) throw notInvited();
	const [order] = await db
		.select({ uuid: orders.uuid, userId: orders.userId, status: orders.status, payment: orders.paymentStatus })
		.from(reviewInvitations)
		.innerJoin(orders, eq(orders.uuid, reviewInvitations.orderUuid))
		.where(
			and(
				eq(reviewInvitations.orderUuid, orderUuid),
				eq(reviewInvitations.secretHash, hashOf(orderSecret)),
				gt(reviewInvitations.expiresAt, now),
			),
		);
	if (!order) throw notInvited();
	if (order.status === 'canceled' || (order.payment !== 'paid' && order.payment !== 'on-delivery')) {
		throw new Refusal(409, 'order-not-delivered', 'What was not delivered cannot be reviewed.');
	}
	return order;
}

function notInvited(): Refusal {
	return new Refusal(404, 'not-found', 'This link is not valid any more.');
}
