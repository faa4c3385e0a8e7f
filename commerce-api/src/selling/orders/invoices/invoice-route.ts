import { correctionPath, invoicePath } from '@pasaz/kernel/contract/order-document';
import type { Context, Hono } from 'hono';
import { notFound } from '../../../platform/http/refusal.ts';
import { toId } from '../../../platform/http/to-id.ts';
import { createPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { languageIn } from '../../../platform/store-views.ts';
import type { OrderRow } from '../../order-rows.ts';
import { openOrder } from '../order-access.ts';
import { itemsOf } from '../require-order.ts';
import type { StateServices } from '../state-services.ts';
import { correctionPdf } from './correction-pdf.ts';
import { correctionNumber, correctionsOf } from './corrections.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findInvoice } from './issue-invoice.ts';

/** The invoice and its corrections as files, which a browser opens by their addresses alone. */
export function invoiceRoute(app: Hono, services: StateServices): void {
	const pdfs = createPdfRenderer();
	/** A document of an order may say something else in its next state. */
	const kept = (number: string, { updatedAt }: OrderRow, draw: () => Promise<Buffer>) =>
		pdfs.kept(`${number} ${updatedAt.getTime()}`, draw);
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
		const { number } = found.invoice;
		return answerFile(c, number, await kept(number, found.order, () => invoicePdf(found)));
	});

	app.get(correctionPath({ uuid: ':uuid', secret: ':secret', id: ':id' }), async (c) => {
		const found = await find(c);
		const all = await correctionsOf(services.db, found.order.uuid);
		const index = all.findIndex(({ id }) => id === toId(c.req.param('id')));
		const correction = all[index];
		if (!correction) throw notFound('There is no such correction.');
		const number = correctionNumber(correction);
		const draw = () => correctionPdf({ ...found, correction, earlier: all.slice(0, index) });
		return answerFile(c, number, await kept(number, found.order, draw));
	});
}

function answerFile(c: Context, number: string, bytes: Buffer) {
	c.header('Content-Type', 'application/pdf');
	c.header('Content-Disposition', `inline; filename="${number.replaceAll('/', '-')}.pdf"`);
	c.header('Cache-Control', 'private, no-store');
	c.header('Referrer-Policy', 'no-referrer');
	return c.body(new Uint8Array(bytes));
}
