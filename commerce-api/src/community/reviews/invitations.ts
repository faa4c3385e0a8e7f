import { randomBytes } from 'node:crypto';
import { pathTo } from '@pasaz/kernel/routes';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviewInvitations } from '../../platform/database/schema/community.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isUuid } from '../../platform/http/to-id.ts';
import { hashOf } from '../../platform/tokens.ts';

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Lets the recipient of an order's mail review the ordered products for 90 days.
 * @returns the page's path, which ends with a secret of 192 random bits; only its hash is stored
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
 * Finds the order of a review link.
 * @throws Refusal 404 for a wrong or expired secret or an unknown order, 409 for an order that was not carried out
 */
export async function invitedOrder(db: Database, { orderUuid, orderSecret }: Shown, now: Date) {
	if (!isUuid(orderUuid)) throw notInvited();
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
	return notFound('This link is not valid any more.');
}
