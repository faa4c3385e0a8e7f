import { orderAgain, orderDocument, orderFileSecret } from '@pasaz/kernel/contract/order-document';
import { asc, eq } from 'drizzle-orm';
import { FILE_LIFE_MS, newOrderSecret } from '../../community/mail-links/order-links.ts';
import { orderStates } from '../../platform/database/schema/sales.ts';
import type { Route } from '../../platform/http/route.ts';
import { findInvoice } from './issue-invoice.ts';
import { openOrder } from './order-access.ts';
import { orderedAgain } from './order-again.ts';
import { toOrderDocument } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';
import { payUrlOf } from './pay-url.ts';
import { itemsOf } from './require-order.ts';

/** What an order's owner, or who has a link from its mails, sees of it and can do with it. */
export function orderDocumentRoutes(route: Route, services: OrderServices): void {
	const { db, now } = services;

	route(orderDocument, async ({ params, body, user }) => {
		const order = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		const ofOrder = eq(orderStates.orderUuid, order.uuid);
		const [items, states, invoice] = await Promise.all([
			itemsOf(db, [order]),
			db.select().from(orderStates).where(ofOrder).orderBy(asc(orderStates.at)),
			findInvoice(db, order.uuid),
		]);
		return toOrderDocument({
			order,
			items: items.get(order.uuid) ?? [],
			states,
			payUrl: payUrlOf(services, order),
			invoiceNumber: invoice?.number ?? null,
		});
	});

	route(orderFileSecret, async ({ params, body, user }) => {
		const { uuid } = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		return { secret: await newOrderSecret(db, uuid, { now: now(), lifeMs: FILE_LIFE_MS }) };
	});

	route(orderAgain, async ({ params, body, user, storeView }) => {
		const order = await openOrder(services, { uuid: params.uuid ?? '', secret: body.secret, user });
		const items = (await itemsOf(db, [order])).get(order.uuid) ?? [];
		return orderedAgain(services, { order, items, storeView });
	});
}
