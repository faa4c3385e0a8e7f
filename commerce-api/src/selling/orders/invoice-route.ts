import { invoicePath } from '@pasaz/kernel/contract/order-document';
import type { Hono } from 'hono';
import { notFound } from '../../platform/http/refusal.ts';
import { createLimiter } from '../../platform/limiter.ts';
import { languageIn } from '../../platform/store-views.ts';
import type { StateServices } from './change-state.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findInvoice } from './issue-invoice.ts';
import { openOrder } from './order-access.ts';
import { itemsOf } from './require-order.ts';

/** An invoice takes some 50 ms of the one thread that answers everybody. */
const AT_ONCE = 1;
const MAX_WAITING = 20;

/** The invoice as a file, which a browser opens by its address alone. */
export function invoiceRoute(app: Hono, services: StateServices): void {
	const limit = createLimiter(AT_ONCE, MAX_WAITING);
	app.get(invoicePath({ uuid: ':uuid', secret: ':secret' }), async (c) => {
		const { uuid = '', secret = '' }: Record<string, string> = c.req.param();
		const order = await openOrder(services, { uuid, secret, user: undefined });
		const invoice = await findInvoice(services.db, uuid);
		if (!invoice) throw notFound('There is no invoice of this order.');
		const items = (await itemsOf(services.db, [order])).get(uuid) ?? [];
		const language = languageIn(services.shop.storeViews, order.storeCode);
		const bytes = await limit(() => invoicePdf({ order, items, invoice, language }));
		c.header('Content-Type', 'application/pdf');
		c.header('Content-Disposition', `inline; filename="${invoice.number.replaceAll('/', '-')}.pdf"`);
		c.header('Cache-Control', 'private, no-store');
		c.header('Referrer-Policy', 'no-referrer');
		return c.body(new Uint8Array(bytes));
	});
}
