import { correctionPath, invoicePath } from '@pasaz/kernel/contract/order-document';
import type { Context, Hono } from 'hono';
import { notFound } from '../../platform/http/refusal.ts';
import { toId } from '../../platform/http/to-id.ts';
import { createLimiter } from '../../platform/limiter.ts';
import { languageIn } from '../../platform/store-views.ts';
import type { StateServices } from './change-state.ts';
import { correctionPdf } from './correction-pdf.ts';
import { correctionNumber, correctionsOf } from './corrections.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findInvoice } from './issue-invoice.ts';
import { openOrder } from './order-access.ts';
import { itemsOf } from './require-order.ts';

/** An invoice takes some 50 ms of the one thread that answers everybody. */
const AT_ONCE = 1;
const MAX_WAITING = 20;

/** The invoice and its corrections as files, which a browser opens by their addresses alone. */
export function invoiceRoute(app: Hono, services: StateServices): void {
	const limit = createLimiter(AT_ONCE, MAX_WAITING);
	const find = async (c: Context) => {
		const { uuid = '', secret = '' }: Record<string, string> = c.req.param();
		const order = await openOrder(services, { uuid, secret, user: undefined });
		const invoice = await findInvoice(services.db, uuid);
		if (!invoice) throw notFound('There is no invoice of this order.');
		const items = (await itemsOf(services.db, [order])).get(uuid) ?? [];
		return { order, invoice, items, language: languageIn(services.shop.storeViews, order.storeCode) };
	};

	app.get(invoicePath({ uuid: ':uuid', secret: ':secret' }), async (c) => {
		const found = await find(c);
		return answerFile(c, found.invoice.number, await limit(() => invoicePdf(found)));
	});

	app.get(correctionPath({ uuid: ':uuid', secret: ':secret', id: ':id' }), async (c) => {
		const found = await find(c);
		const all = await correctionsOf(services.db, found.order.uuid);
		const index = all.findIndex(({ id }) => id === toId(c.req.param('id')));
		const correction = all[index];
		if (!correction) throw notFound('There is no such correction.');
		const bytes = await limit(() => correctionPdf({ ...found, correction, earlier: all.slice(0, index) }));
		return answerFile(c, correctionNumber(correction), bytes);
	});
}

function answerFile(c: Context, number: string, bytes: Buffer) {
	c.header('Content-Type', 'application/pdf');
	c.header('Content-Disposition', `inline; filename="${number.replaceAll('/', '-')}.pdf"`);
	c.header('Cache-Control', 'private, no-store');
	c.header('Referrer-Policy', 'no-referrer');
	return c.body(new Uint8Array(bytes));
}
