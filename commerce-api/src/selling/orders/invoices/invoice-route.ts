import { correctionPath, invoicePath } from '@pasaz/kernel/contract/order-document';
import type { Context, Hono } from 'hono';
import { ADMIN_INVOICE_PATHS } from '../../../platform/admin-order-contract.ts';
import { correctionNumber } from '../../../platform/document-numbers.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { toId } from '../../../platform/http/to-id.ts';
import { createPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { languageIn } from '../../../platform/store-views.ts';
import type { OrderRow } from '../../order-rows.ts';
import { openFilesOf } from '../order-access.ts';
import { itemsOf, requireOrderByNumber } from '../require-order.ts';
import type { StateServices } from '../state-services.ts';
import { correctionPdf } from './correction-pdf.ts';
import { correctionsOf } from './corrections.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findInvoice } from './issue-invoice.ts';

/** The invoice and its corrections as files, which a browser opens by their addresses alone, and the merchant by the order's number. */
export function invoiceRoute(app: Hono, services: StateServices): void {
	const send = createSenders(services);
	const open = (c: Context) => {
		const { uuid = '', secret = '' }: Record<string, string> = c.req.param();
		return openFilesOf(services, uuid, secret);
	};
	const openForMerchant = (c: Context) => requireOrderByNumber(services.db, c.req.param('number'));
	const ofShopper = { uuid: ':uuid', secret: ':secret' };
	app.get(invoicePath(ofShopper), async (c) => send.invoice(c, await open(c)));
	app.get(correctionPath({ ...ofShopper, id: ':id' }), async (c) => send.correction(c, await open(c)));
	app.get(ADMIN_INVOICE_PATHS.invoice, async (c) => send.invoice(c, await openForMerchant(c)));
	app.get(ADMIN_INVOICE_PATHS.correction, async (c) => send.correction(c, await openForMerchant(c)));
}

function createSenders({ db, shop }: StateServices) {
	const pdfs = createPdfRenderer();
	/** A document of an order may say something else in its next state. */
	const kept = (number: string, { updatedAt }: OrderRow, draw: () => Promise<Buffer>) =>
		pdfs.kept(`${number} ${updatedAt.getTime()}`, draw);
	const find = async (order: OrderRow) => {
		const invoice = await findInvoice(db, order.uuid);
		if (!invoice) throw notFound('There is no invoice of this order.');
		const items = (await itemsOf(db, [order])).get(order.uuid) ?? [];
		return { order, invoice, items, language: languageIn(shop.storeViews, order.storeCode) };
	};
	return {
		async invoice(c: Context, order: OrderRow) {
			const found = await find(order);
			const { number } = found.invoice;
			return answerFile(c, number, await kept(number, order, () => invoicePdf(found)));
		},
		async correction(c: Context, order: OrderRow) {
			const found = await find(order);
			const all = await correctionsOf(db, order.uuid);
			const index = all.findIndex(({ id }) => id === toId(c.req.param('id')));
			const correction = all[index];
			if (!correction) throw notFound('There is no such correction.');
			const number = correctionNumber(correction);
			const draw = () => correctionPdf({ ...found, correction, earlier: all.slice(0, index) });
			return answerFile(c, number, await kept(number, order, draw));
		},
	};
}

function answerFile(c: Context, number: string, bytes: Buffer) {
	c.header('Content-Type', 'application/pdf');
	c.header('Content-Disposition', `inline; filename="${number.replaceAll('/', '-')}.pdf"`);
	c.header('Cache-Control', 'private, no-store');
	c.header('Referrer-Policy', 'no-referrer');
	return c.body(new Uint8Array(bytes));
}
