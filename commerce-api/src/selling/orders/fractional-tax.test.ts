import { cartCreate, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { correctionPath, invoicePath, orderDocument } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { raiseVersion } from '../../catalogue/catalog-state.ts';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { taxRules } from '../../platform/database/schema/pricing.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { textOf } from '../../platform/pdf/read-pdf.fixture.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
/** Rates as those of Finland, France and New York. */
const RATES: Record<string, number> = { PL: 25.5, DE: 5.5, IT: 8.8875 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, ...SELLER } });
	for (const { id, document } of await shop.db.select().from(taxRules)) {
		const rates = document.rates.map((rate) => ({ ...rate, rate: RATES[rate.tax_country_id] ?? rate.rate }));
		await shop.db
			.update(taxRules)
			.set({ document: { ...document, rates } })
			.where(eq(taxRules.id, id));
	}
	await raiseVersion(shop.db);
});
afterAll(() => shop.close());

async function placed(store_code: string) {
	const body = (price: number) => {
		const order = { ...orderOf([{ sku: 'SZAL-1', qty: 1, price }]), store_code };
		const { billingAddress: address } = order.addressInformation;
		const home = {
			...address,
			country_id: store_code.toUpperCase(),
			...(store_code === 'it' && { region_code: 'SO' }),
		};
		Object.assign(order.addressInformation, { billingAddress: home, shippingAddress: home });
		return order;
	};
	const { result } = JSON.parse((await sendOrder(shop, body(0))).answer);
	const sent = await sendOrder(shop, body(result.totals.items[0].price_incl_tax));
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(sent.answer).result;
	const [mail] = await shop.mails();
	return { uuid, number, secret, mail };
}

/** As it stands in a PDF, whose text has no spaces. */
const inPdf = (text: string) => text.replaceAll(/\s/g, '');

it.each([
	['pl', 25.5, 'w tym VAT 25,5%'],
	['de', 5.5, 'inkl. 5,5\u00a0% MwSt.'],
	['it', 8.8875, 'di cui IVA 8,8875%'],
])(
	'an order is taxed at a rate with a fraction, which its papers write as in %s (5.8, 15.32, 15.35)',
	async (store, rate, told) => {
		const { uuid, number, secret, mail } = await placed(store);
		expect(mail?.text).toContain(told);
		const document = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
		expect(document.taxes?.map(({ percent }) => percent)).toEqual([rate]);
		expect(document.taxes?.map(({ gross }) => toGrosze(gross))).toEqual([toGrosze(document.grand_total)]);
		for (const state of ['sent', 'canceled'] as const) {
			const body = { state, ...(state === 'canceled' && { returned: true }) };
			await shop.call(adminOrderState, { params: { number }, body, headers });
		}
		const { corrections } = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
		const percent = inPdf(told).match(/[\d,]+%/)?.[0] ?? '';
		for (const path of [
			invoicePath({ uuid, secret }),
			correctionPath({ uuid, secret, id: corrections?.[0]?.id ?? 0 }),
		]) {
			const response = await shop.app.request(path);
			expect(textOf(Buffer.from(await response.arrayBuffer()))).toContain(percent);
		}
		await shop.mails();
	},
);

it('the cart and the lines of the order have the very rate (5.8)', async () => {
	const cartId = await shop.call(cartCreate);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } } });
	const { items, total_segments } = await shop.call(cartTotals, { query: { cartId } });
	expect(items).toMatchObject([{ tax_percent: 25.5 }]);
	const tax = total_segments.find(({ code }) => code === 'tax')?.extension_attributes?.tax_grandtotal_details;
	expect(tax).toMatchObject([{ rates: [{ percent: '25.5', title: 'VAT 25,5%' }] }]);
	const { uuid } = await placed('pl');
	const lines = await shop.db.select().from(orderItems).where(eq(orderItems.orderUuid, uuid));
	expect(lines).toMatchObject([{ taxPercent: 25.5 }]);
});
