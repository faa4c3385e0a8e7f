import { randomUUID } from 'node:crypto';
import { pathTo } from '@pasaz/kernel/routes';
import type { Context, Hono } from 'hono';
import { languageIn } from '../../platform/mail/language.ts';
import { addressIn, type Shop } from '../../platform/store-views.ts';
import type { OrderRow } from '../orders/order-document.ts';
import { requireOrder } from '../orders/routes.ts';
import { type PaymentServices, takeCallback } from './callback.ts';
import { readDecision } from './decision.ts';
import { canceledPage, payPage } from './pay-page.ts';
import type { PaymentEvent } from './payment-event.ts';
import { sign } from './signature.ts';

interface SandboxPaymentServices extends PaymentServices {
	shop: Shop;
}

/** Stands in for a payment provider: the shopper says how the payment ends, and the provider tells the shop, signed. */
export function sandboxPaymentRoutes(app: Hono, services: SandboxPaymentServices): void {
	const { db, shop } = services;
	app.get('/sandbox-pay/:uuid', async (c) => {
		const order = await requireOrder(db, c.req.param('uuid'));
		return answerInstead(c, order, shop) ?? showPage(c, order, 200);
	});

	app.post('/sandbox-pay/:uuid', async (c) => {
		const order = await requireOrder(db, c.req.param('uuid'));
		const instead = answerInstead(c, order, shop);
		if (instead) return instead;
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

/** Where nothing is to be paid: what is paid leads on, what was cancelled is told. */
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

/** As a provider would over the network, with the same signature and the same checks. */
async function notifyShop(
	services: SandboxPaymentServices,
	order: OrderRow,
	status: PaymentEvent['status'],
): Promise<void> {
	const { uuid, grandTotal: amount, currency } = order;
	const event: PaymentEvent = { id: randomUUID(), order: uuid, status, amount, currency };
	const body = JSON.stringify(event);
	await takeCallback(services, body, sign(services.secret, body, services.now()));
}

/** Browsers hold a form's redirect to `form-action` too. */
function policy(publicUrl: string): string {
	return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${publicUrl}; base-uri 'none'; frame-ancestors 'none'`;
}
