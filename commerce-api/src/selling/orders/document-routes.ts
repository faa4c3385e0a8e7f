import {
	orderAgain,
	orderComplain,
	orderComplaintPicture,
	orderDocument,
	orderFileSecret,
	orderFind,
	orderWithdraw,
} from '@pasaz/kernel/contract/order-document';
import { and, eq, sql } from 'drizzle-orm';
import { FOUND_LIFE_MS, newOrderSecret } from '../../community/mail-links/order-links.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { toId } from '../../platform/http/to-id.ts';
import { toKey } from '../../platform/mail/email.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { addPicture } from './claims/claim-pictures.ts';
import { complain } from './claims/complain.ts';
import { stateOnce } from './claims/state-once.ts';
import { withdraw } from './claims/withdraw.ts';
import { newFileSecret, openOrder } from './order-access.ts';
import { orderedAgain } from './order-again.ts';
import type { OrderServices } from './order-parts.ts';
import { readOrderDocument } from './read-order-document.ts';
import { itemsOf } from './require-order.ts';

interface DocumentServices extends OrderServices {
	limits: RateLimits;
}

/** What an order's owner, or who has a link from its mails, sees of it and can do with it. */
export function orderDocumentRoutes(route: Route, services: DocumentServices): void {
	const { db, now, limits } = services;

	route(orderDocument, async ({ params, body, user }) => {
		const order = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		return (await readOrderDocument(services, order)).document;
	});

	route(orderFileSecret, async ({ params, body, user }) => {
		return { secret: await newFileSecret(services, { uuid: params.uuid ?? '', secret: body.secret, user }) };
	});

	route(orderWithdraw, async ({ params, body, user, header }) => {
		const { uuid } = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		return stateOnce(services, { orderUuid: uuid, key: header('idempotency-key'), body }, withdraw);
	});

	route(orderComplain, async ({ params, body, user, header }) => {
		const { uuid } = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		return stateOnce(services, { orderUuid: uuid, key: header('idempotency-key'), body }, complain);
	});

	route(orderComplaintPicture, async ({ params, body, user }) => {
		const { uuid } = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		return addPicture(db, { orderUuid: uuid, claimId: toId(params.id), picture: body.picture });
	});

	route(orderFind, async ({ body }) => {
		const email = toKey(body.email);
		// Numbers follow each other, so whoever knows the address could try them from many networks.
		await limits.consume('order-find', email);
		const isMeant = and(eq(orders.number, body.order_number), eq(sql`lower(${orders.email})`, email));
		const [order] = await db.select({ uuid: orders.uuid }).from(orders).where(isMeant);
		if (!order) throw notFound('There is no such order.');
		await limits.refund('order-find', email);
		const secret = await newOrderSecret(db, order.uuid, { now: now(), lifeMs: FOUND_LIFE_MS });
		return { uuid: order.uuid, secret };
	});

	route(orderAgain, async ({ params, body, user, storeView }) => {
		const order = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		const items = (await itemsOf(db, [order])).get(order.uuid) ?? [];
		return orderedAgain(services, { order, items, user, storeView });
	});
}
