import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { adminOrder } from '../../platform/admin-order-contract.ts';
import { adminCouponWrite } from '../../platform/admin-voucher-contract.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SCARF = { sku: 'SZAL-1', qty: 2, price: 49.99 };

let shop: TestApp;
beforeAll(async () => {
	const lists = { STORE_VIEWS: 'demo-shop/store-views.json', PICKUP_POINTS: 'demo-shop/pickup-points.json' };
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, GIFT_CARD_SKUS: 'KARTA-1', ...lists } });
});
afterAll(() => shop.close());

async function place(order: OrderRequest) {
	const { answer, status } = await sendOrder(shop, order);
	if (status !== 200) throw new Error(answer);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	const asShopper = () => shop.call(orderDocument, { params: { uuid }, body: { secret } });
	const asMerchant = () => shop.call(adminOrder, { params: { number }, headers });
	return { uuid, number, secret, asShopper, asMerchant };
}

/** Scarfs, a bundle and a card with a dedication, to a locker, for a company, with a coupon and both comments. */
async function everything(): Promise<OrderRequest> {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: SCARF.sku } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery } });
	const bundle_options = [{ option_id: 1, option_qty: 2, option_selections: [Number(hits[0]?.id)] }];
	const custom_options = [{ option_id: '1', option_value: 'Dla Oli' }];
	const order = orderOf([
		SCARF,
		{ sku: 'KOMPLET-1', qty: 2, price: 99.98, product_option: { extension_attributes: { bundle_options } } },
		{ sku: 'KARTA-1', qty: 1, price: 100, product_option: { extension_attributes: { custom_options } } },
	]);
	Object.assign(order.addressInformation, {
		billingAddress: { ...order.addressInformation.billingAddress, company: 'Kiosk „Róg” s.c.', vat_id: '5260001246' },
		...{ shipping_carrier_code: 'pickup', shipping_method_code: 'locker' },
		shippingExtraFields: { pickup_point: 'GDY01' },
	});
	return { ...order, coupon: 'minus10', comments: { delivery: 'Kod do bramy 7', order: 'Na prezent' } };
}

it('the merchant reads all of an order that packing and sending it takes, in the shape of the shopper’s page (15.48, 25.33)', async () => {
	await shop.call(adminCouponWrite, { body: { code: 'MINUS10', kind: 'percent', percent: 10 }, headers });
	const placed = await place(await everything());
	const order = await placed.asMerchant();
	const { products, ...shared } = await placed.asShopper();
	expect(order).toMatchObject({ ...shared, products });
	expect(order).toMatchObject({
		...{ order_number: placed.number, store_code: 'pl', language: 'pl', currency: 'PLN', coupon: 'MINUS10' },
		...{ method_code: 'cashondelivery', shipping_method: 'pickup_locker', digital_consent: false, awaited_files: [] },
		...{ discount_amount: -29.99, due_amount: order.grand_total, email: 'anna@example.pl' },
		billing_address: { company: 'Kiosk „Róg” s.c.', vat_id: '5260001246', telephone: '600100200' },
		shipping_address: { pickup_point: 'GDY01', street: ['Świętojańska 36'], telephone: '600100200' },
		comments: { delivery: 'Kod do bramy 7', order: 'Na prezent' },
		history: [{ state: 'placed' }],
	});
	const common = { withdrawn: 0, parts: [] };
	expect(order.products).toMatchObject([
		{ ...common, sku: 'SZAL-1', qty: 2, row_total: 99.98, tax_percent: 23, product_type: 'simple', options: [] },
		{
			...{ sku: 'KOMPLET-1', qty: 2, row_total: 199.96, product_type: 'bundle', withdrawn: 0 },
			parts: [{ sku: 'SZAL-1', name: 'Szalik Mgła', qty: 4 }],
		},
		{ ...common, sku: 'KARTA-1', qty: 1, discount_amount: 0, options: [{ label: 'Dedykacja', value: 'Dla Oli' }] },
	]);
	const discounts = order.products.reduce((sum, line) => sum + line.discount_amount, 0);
	expect(discounts).toBeCloseTo(-29.99, 5);
});

it('the merchant’s lines say how many pieces were withdrawn from before the order was sent (15.48)', async () => {
	const order = orderOf([SCARF]);
	Object.assign(order.addressInformation, { payment_method_code: 'banktransfer' });
	const { uuid, number, secret, asMerchant } = await place(order);
	await shop.call(adminOrderState, { params: { number }, body: { state: 'paid' }, headers });
	const [line] = (await asMerchant()).products;
	const items = [{ item_id: line?.item_id ?? 0, qty: 1 }];
	await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	expect(await asMerchant()).toMatchObject({
		products: [{ qty: 2, withdrawn: 1 }],
		claims: [{ kind: 'withdrawal', state: 'received', lines: [{ name: 'Szalik Mgła', qty: 1 }] }],
	});
});

it('an order that the merchant names wrongly is not found (25.33)', async () => {
	const { number } = await place(orderOf([SCARF]));
	for (const other of ['ORD-999999', number.toLowerCase(), `${number}0`, "ORD-1'--", '%00', 'x'.repeat(300)]) {
		const refusal = await shop.refused(adminOrder, { params: { number: other }, headers });
		expect(refusal).toMatchObject({ status: 404, errorCode: 'not-found' });
	}
	expect(await shop.refused(adminOrder, { params: { number } })).toMatchObject({ status: 401 });
});
