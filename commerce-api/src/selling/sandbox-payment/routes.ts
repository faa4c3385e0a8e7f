import { randomUUID } from 'node:crypto';
import { pathTo } from '@pasaz/kernel/routes';
import type { Context, Hono } from 'hono';
import { addressIn, languageIn, type Shop } from '../../platform/store-views.ts';
import type { OrderRow } from '../order-rows.ts';
import { dueOf } from '../orders/order-sums.ts';
import { requireOrder } from '../orders/require-order.ts';
import type { PaymentEvent } from '../orders/take-event.ts';
import { type PaymentServices, sign, takeCallback } from './callback.ts';
import { canceledPage, payPage, readDecision } from './pay-page.ts';

/** Stands in for a payment provider: the shopper chooses the outcome, and the shop gets a signed message. */
export function sandboxPaymentRoutes(app: Hono, services: PaymentServices): void {
	const { db, shop } = services;
	app.get('/sandbox-pay/:uuid', async (c) => {
		const order = await requireOrder(db, c.req.param('uuid'));
		return answerInstead(c, order, shop) ?? showPage(c, order, 200);
	});

	app.post('/sandbox-pay/:uuid', async (c) => {
		const order = await requireOrder(db, c.req.param('uuid'));
		const instead = answerInstead(c, order, shop);
		// Who has opened the page in time may decide too late, as at any provider.
		const isLate = order.status === 'canceled' && order.payUntil !== null;
		if (instead && !isLate) return instead;
		const decision = await readDecision(c);
		if (decision === 'wrong-code') return showPage(c, order, 422);
		await notifyShop(services, order, decision);
		return c.redirect(confirmationOf(order, shop), 303);
	});

	/** @param status 422 after a wrong code */
	function showPage(c: Context, order: OrderRow, status: 200 | 422) {
		c.header('Content-Security-Policy', policy(shop.publicUrl));
		c.header('Referrer-Policy', 'no-referrer');
		return c.html(payPage(order, languageIn(shop.storeViews, order.storeCode), status === 422), status);
	}
}

/** The answer for an order that is not to be paid: paid ones redirect to the confirmation. */
function answerInstead(c: Context, order: OrderRow, shop: Shop) {
	if (order.status === 'canceled') {
		c.header('Content-Security-Policy', policy(shop.publicUrl));
		const language = languageIn(shop.storeViews, order.storeCode);
		return c.html(canceledPage(language, addressIn(shop, order.storeCode, pathTo('home'))), 409);
	}
	const isOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'refused';
	return isOpen ? undefined : c.redirect(confirmationOf(order, shop), 303);
}

function confirmationOf({ uuid, storeCode }: OrderRow, shop: Shop): string {
	return addressIn(shop, storeCode, pathTo('payment-confirmation-page', { uuid }));
}

async function notifyShop(services: PaymentServices, order: OrderRow, status: PaymentEvent['status']): Promise<void> {
	const { uuid, currency } = order;
	const event: PaymentEvent = { id: randomUUID(), order: uuid, status, amount: dueOf(order), currency };
	const body = JSON.stringify(event);
	await takeCallback(services, body, sign(services.secret, body, services.now()));
}

/** Browsers apply `form-action` to a form's redirect, too. */
function policy(publicUrl: string): string {
	return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${publicUrl}; base-uri 'none'; frame-ancestors 'none'`;
}
