import { randomUUID } from 'node:crypto';
import { cartCreate, cartPull, cartUpdate } from '@pasaz/kernel/contract/cart';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { type OrderRequest, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { stockCheck, stockList } from '@pasaz/kernel/contract/stock';
import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { idempotencyKeys, orders } from '../../platform/database/schema/sales.ts';
import { forgetKeys } from '../idempotency.ts';

let shop: TestApp | undefined;
const theShop = () => {
	if (!shop) throw new Error('The shop is not open');
	return shop;
};
beforeEach(async () => {
	shop ??= await createTestApp(undefined, { env: { ORDER_LINE_PIECES: '999', ORDER_PIECES: '999' } });
	await shop.db.delete(orders);
	await writeCatalog(shop.db, fixtureCatalog(), shop.clock.now);
});
afterAll(() => shop?.close());

const address = {
	firstname: 'Anna',
	lastname: 'Nowak',
	street: ['Polna', '1/2'],
	postcode: '00-001',
	city: 'Warszawa',
	country_id: 'PL',
	telephone: '600100200',
	email: 'anna@example.pl',
};
const product = (sku: string, qty: number, price: number) => ({ sku, qty, price });

function order(given: Partial<OrderRequest> = {}, payment = 'cashondelivery'): OrderRequest {
	return {
		user_id: '',
		cart_id: '',
		products: [product('SZAL-1', 2, 49.99)],
		addressInformation: {
			billingAddress: address,
			shippingAddress: address,
			shipping_carrier_code: 'flatrate',
			shipping_method_code: 'flatrate',
			payment_method_code: payment,
		},
		...given,
	};
}

const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });
const place = (body: OrderRequest, token?: string) => theShop().call(orderCreate, { body, headers: keyed(), token });
const refuse = (body: OrderRequest) => theShop().refused(orderCreate, { body, headers: keyed() });
const qty = async (sku: string) => (await theShop().call(stockCheck, { query: { sku } })).qty;

async function loggedIn(email: string): Promise<string> {
	const body = { customer: { email, firstname: 'Jan', lastname: 'Nowak' }, password: 'long enough' };
	await theShop().call(userCreate, { body });
	return (await theShop().tokens(userLogin, { body: { username: email, password: 'long enough' } })).access;
}

describe('an order', () => {
	it('takes the stock, stores the shop’s prices and empties the cart (11.10, 25.14)', async () => {
		const cart_id = await theShop().call(cartCreate);
		await theShop().call(cartUpdate, { query: { cartId: cart_id }, body: { cartItem: { sku: 'SZAL-1', qty: 2 } } });
		const confirmation = await place(order({ cart_id }));
		expect(confirmation.orderNumber).toMatch(/^ORD-\d{6}$/);
		expect(await qty('SZAL-1')).toBe(8);
		expect(await theShop().call(cartPull, { query: { cartId: cart_id } })).toEqual([]);
		const payment = await theShop().call(orderPayment, { params: { uuid: confirmation.backendOrderId } });
		expect(payment).toMatchObject({
			order_number: confirmation.orderNumber,
			status: 'on-delivery',
			grand_total: 104.98,
			shipping_amount: 5,
			products: [{ sku: 'SZAL-1', qty: 2, original_final_price: 49.99 }],
			redirect_url: null,
		});
		expect(JSON.stringify(payment)).not.toContain('Nowak');
	});

	it('shows the new stock in the catalogue, and sold-out products as such', async () => {
		await place(order({ products: [product('SUK-1-Rudy-S', 5, 259), product('SUK-1-Czarny-M', 5, 199)] }));
		const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SUK-1' } }] };
		const { hits } = await theShop().call(catalogSearch, { body: { type: 'product', searchQuery } });
		// Five pieces are left of the variant that is not for sale.
		expect(hits[0]?.stock).toMatchObject({ is_in_stock: false });
		const soldOut = {
			_appliedFilters: [
				{ attribute: 'stock.is_in_stock', value: { eq: false } },
				{ attribute: 'visibility', value: { eq: 4 } },
			],
		};
		const answer = await theShop().call(catalogSearch, { body: { type: 'product', searchQuery: soldOut } });
		expect(answer.hits.map((hit) => hit.sku)).toEqual(['SUK-1']);
	});

	it('of a bundle takes the stock of its parts', async () => {
		const { hits } = await theShop().call(catalogSearch, {
			body: { type: 'product', searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] } },
		});
		const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [Number(hits[0]?.id)] }];
		const bundle = { ...product('KOMPLET-1', 3, 49.99), product_option: { extension_attributes: { bundle_options } } };
		await place(order({ products: [bundle, product('SZAL-1', 1, 49.99)] }));
		expect(await qty('SZAL-1')).toBe(6);
		expect(await refuse(order({ products: [bundle, bundle, product('SZAL-1', 1, 49.99)] }))).toMatchObject({
			status: 409,
			errorCode: 'out-of-stock',
			result: { skus: ['SZAL-1'], pieces: [3, 3, 0] },
		});
		const bundleStock = () => theShop().call(stockCheck, { query: { sku: 'KOMPLET-1' } });
		expect(await bundleStock()).toMatchObject({ is_in_stock: true, manage_stock: false });
		await place(order({ products: [product('SZAL-1', 6, 49.99)] }));
		expect(await bundleStock()).toMatchObject({ is_in_stock: false });
	});

	it('of downloads needs no address of delivery and takes no stock (22.11, 25.14)', async () => {
		const { addressInformation } = order({}, 'sandbox');
		const { billingAddress, payment_method_code } = addressInformation;
		await place(
			order({ products: [product('WYKROJ-1', 900, 20)], addressInformation: { billingAddress, payment_method_code } }),
		);
		expect(await theShop().call(stockList, { query: { skus: 'WYKROJ-1' } })).toMatchObject([
			{ is_in_stock: true, manage_stock: false },
		]);
	});
});

describe('an order is refused', () => {
	it('when too little is left, counted over all lines (15.10)', async () => {
		const refusal = await refuse(order({ products: [product('SZAL-1', 6, 49.99), product('SZAL-1', 5, 49.99)] }));
		expect(refusal).toMatchObject({
			status: 409,
			errorCode: 'out-of-stock',
			errorMessage: 'Some of the ordered products are not available!',
			result: { skus: ['SZAL-1'], pieces: [6, 4] },
		});
		expect(await qty('SZAL-1')).toBe(10);
	});

	it.each([0.01, 49.98, 50, -49.99, 0])(
		'when the shopper saw the price %d, with the new totals (15.19)',
		async (price) => {
			const refusal = await refuse(order({ products: [product('SZAL-1', 1, price)] }));
			expect(refusal).toMatchObject({
				status: 409,
				errorCode: 'price-changed',
				result: { totals: { grand_total: 54.99 } },
			});
		},
	);

	it.each([99.98, 104.97, 0])('when the shopper saw the sum %d, with the new totals (15.19)', async (seen) => {
		expect(await refuse(order({ expected_total: seen }))).toMatchObject({
			status: 409,
			errorCode: 'total-changed',
			result: { totals: { grand_total: 104.98 } },
		});
		expect(await qty('SZAL-1')).toBe(10);
		expect(await place(order({ expected_total: 104.98 }))).toHaveProperty('orderNumber');
	});

	it('when a price changed after it was shown (15.19, 15.22)', async () => {
		await theShop()
			.db.update(products)
			.set({ finalPrice: 5999, originalPrice: 5999 })
			.where(eq(products.sku, 'SZAL-1'));
		// The lines still come from the remembered document; the transaction looks at the table.
		expect(await refuse(order())).toMatchObject({ status: 409, errorCode: 'price-changed' });
		expect(await theShop().db.$count(orders)).toBe(0);
	});

	it.each([
		['product-unavailable', order({ products: [product('STARE-1', 1, 1)] })],
		['product-unavailable', order({ products: [product('NIC', 1, 1)] })],
		['method-unavailable', order({}, 'gold')],
		['method-unavailable', order({ products: [product('KARTA-1', 1, 100)] }, 'cashondelivery')],
		[
			'method-unavailable',
			order({ addressInformation: { ...order().addressInformation, shipping_method_code: 'teleport' } }),
		],
		[
			'method-unavailable',
			order({
				addressInformation: {
					...order().addressInformation,
					shippingAddress: { ...address, country_id: 'US', region_code: 'NY' },
				},
			}),
		],
	])('with %s', async (errorCode, body) => {
		expect(await refuse(body)).toMatchObject({ status: 409, errorCode });
		expect(await theShop().db.$count(orders)).toBe(0);
	});

	it('when it empties another user’s cart', async () => {
		const token = await loggedIn('cart-owner@example.pl');
		const cart_id = await theShop().call(cartCreate, { token });
		expect(await refuse(order({ cart_id }))).toMatchObject({ status: 409, errorCode: 'cart-mismatch' });
		expect(await qty('SZAL-1')).toBe(10);
	});

	it.each([
		['no products', { products: [] }],
		['half a piece', { products: [product('SZAL-1', 0.5, 49.99)] }],
		['an unknown field', { is_paid: true }],
	])('with %s', async (_name, given) => {
		expect(await refuse({ ...order(), ...given })).toMatchObject({ status: 422, errorCode: 'invalid-input' });
	});

	it.each([
		[{ vat_id: '526-025-09-96' }, {}, { 'billingAddress.vat_id': 'vat-id' }],
		[{ vat_id: 'ATU1', country_id: 'AT' }, {}, { 'billingAddress.vat_id': 'vat-id' }],
		[{}, { country_id: 'IT' }, { 'shippingAddress.region_code': 'region' }],
		[{}, { country_id: 'IT', region_code: 'XX' }, { 'shippingAddress.region_code': 'region' }],
		[{ country_id: 'IT', region: 'Mediolan' }, {}, { 'billingAddress.region_code': 'region' }],
	])('with the reason at its field for %o and %o (15.29)', async (billing, shipping, fields) => {
		const { addressInformation } = order();
		const addresses = {
			...addressInformation,
			billingAddress: { ...address, ...billing },
			shippingAddress: { ...address, ...shipping },
		};
		expect(await refuse(order({ addressInformation: addresses }))).toMatchObject({
			...{ status: 422, errorCode: 'invalid-address', result: { fields } },
		});
	});

	it('when it costs more than an order can hold', async () => {
		const cards = Array.from({ length: 101 }, () => product('KARTA-1', 999, 100));
		expect(await refuse(order({ products: cards }, 'sandbox'))).toMatchObject({
			status: 422,
			errorCode: 'invalid-input',
		});
	});

	it('when a guest leaves no address for the confirmation', async () => {
		const { email: _, ...anonymous } = address;
		const addressInformation = { ...order().addressInformation, billingAddress: anonymous };
		expect(await refuse(order({ addressInformation }))).toMatchObject({ status: 422, errorCode: 'invalid-input' });
	});
});

describe('the idempotency key', () => {
	const send = (key: string, body: OrderRequest) => theShop().send(orderCreate, { body, headers: keyed(key) });

	it('gives 50 equal requests one order and one answer, byte for byte (15.16, 15.17)', async () => {
		const key = randomUUID();
		const responses = await Promise.all(Array.from({ length: 50 }, () => send(key, order())));
		responses.push(await send(key, order()));
		const answers = new Set(await Promise.all(responses.map((response) => response.text())));
		expect(answers.size).toBe(1);
		expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await theShop().db.$count(orders)).toBe(1);
		expect(await qty('SZAL-1')).toBe(8);
	});

	it('is refused for another order (15.18)', async () => {
		const key = randomUUID();
		await send(key, order());
		const response = await send(key, order({ products: [product('SZAL-1', 1, 49.99)] }));
		expect(response.status).toBe(422);
		expect(await response.json()).toMatchObject({ result: { errorCode: 'idempotency-key-reused' } });
		expect(await theShop().db.$count(orders)).toBe(1);
	});

	it('repeats a guest’s answer after a login, and names an account’s order to others without opening it (15.16)', async () => {
		const again = (key: string, token?: string) =>
			theShop().call(orderCreate, { body: order(), headers: keyed(key), ...(token && { token }) });
		const [anna, curious] = [await loggedIn('anna@example.pl'), await loggedIn('curious@example.pl')];
		const [guests, annas] = [randomUUID(), randomUUID()];
		const first = await again(guests);
		expect(await again(guests, anna)).toEqual(first);
		const { orderSecret, ...named } = await again(annas, anna);
		expect(orderSecret).toBeDefined();
		expect(await again(annas, curious)).toEqual(named);
		expect(await again(annas)).toEqual(named);
		expect(await theShop().db.$count(orders)).toBe(2);
	});

	it('names an account’s order after a logout also where nobody has typed an address (15.16)', async () => {
		const token = await loggedIn('anna@example.pl');
		const { email: _email, ...billingAddress } = address;
		const body = order();
		Object.assign(body.addressInformation, { billingAddress });
		const headers = keyed();
		const { orderSecret, ...named } = await theShop().call(orderCreate, { body, headers, token });
		expect(orderSecret).toBeDefined();
		expect(await theShop().call(orderCreate, { body, headers })).toEqual(named);
		expect(await refuse(body)).toMatchObject({ status: 422, errorCode: 'invalid-input' });
	});

	it('is kept for 30 days (15.16)', async () => {
		const key = randomUUID();
		const answer = await (await send(key, order())).text();
		const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
		await forgetKeys(theShop().db, inDays(29));
		expect(await (await send(key, order())).text()).toBe(answer);
		await forgetKeys(theShop().db, inDays(31));
		expect(await theShop().db.$count(idempotencyKeys)).toBe(0);
	});

	it('stays free after a refusal (15.23)', async () => {
		const key = randomUUID();
		expect((await send(key, order({ products: [product('SZAL-1', 11, 49.99)] }))).status).toBe(409);
		expect((await send(key, order())).status).toBe(200);
	});

	it.each([undefined, '', 'x'.repeat(256), 'zażółć'])('is needed, and "%s" is none', async (key) => {
		const headers = key === undefined ? {} : { 'Idempotency-Key': encodeURI(key).length > key.length ? 'a b' : key };
		const refusal = await theShop().refused(orderCreate, { body: order(), headers });
		expect(refusal).toMatchObject({ status: 400, errorCode: 'idempotency-key-missing' });
	});
});

it('twenty shoppers after five pieces: five get one (15.20)', async () => {
	const buy = () =>
		theShop().send(orderCreate, { body: order({ products: [product('SUK-1-Rudy-S', 1, 259)] }), headers: keyed() });
	const statuses = (await Promise.all(Array.from({ length: 20 }, buy))).map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(5);
	expect(statuses.filter((status) => status === 409)).toHaveLength(15);
	expect(await qty('SUK-1-Rudy-S')).toBe(0);
});

it('a user only sees their own orders, the newest first (17.11, 25.13, 27.1)', async () => {
	const [anna, jan] = [await loggedIn('anna@example.pl'), await loggedIn('jan@example.pl')];
	const first = await place(order(), anna);
	theShop().clock.now = new Date(theShop().clock.now.getTime() + 60_000);
	const second = await place(order({ products: [product('SUK-1-Czarny-M', 1, 199)] }), anna);
	await place(order());
	const history = await theShop().call(userOrderHistory, { token: anna, query: { pageSize: 20, currentPage: 1 } });
	expect(history.items.map(({ increment_id }) => increment_id)).toEqual([second.orderNumber, first.orderNumber]);
	expect(history).toMatchObject({ total_count: 2, search_criteria: { page_size: 20, current_page: 1 } });
	expect(history.items[0]).toMatchObject({
		grand_total: 204,
		items: [{ sku: 'SUK-1-Czarny-M', qty_ordered: 1, price_incl_tax: 199 }],
	});
	const page = await theShop().call(userOrderHistory, { token: anna, query: { pageSize: 1, currentPage: 2 } });
	expect(page.items.map(({ increment_id }) => increment_id)).toEqual([first.orderNumber]);
	expect((await theShop().call(userOrderHistory, { token: jan })).items).toEqual([]);
	expect(await theShop().refused(userOrderHistory)).toMatchObject({ status: 401 });
});

describe('paying in the test shop', () => {
	const decide = (uuid: string, decision: string) =>
		theShop().app.request(`/sandbox-pay/${uuid}`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: `decision=${decision}`,
		});

	it('can be refused, then accepted, and is over with that', async () => {
		const { backendOrderId: uuid } = await place(order({}, 'sandbox'));
		const payment = () => theShop().call(orderPayment, { params: { uuid } });
		expect(await payment()).toMatchObject({
			status: 'pending',
			redirect_url: `http://localhost:4000/sandbox-pay/${uuid}`,
		});
		const page = await theShop().app.request(`/sandbox-pay/${uuid}`);
		expect(await page.text()).toMatch(/104,98/);
		expect((await decide(uuid, 'refuse')).headers.get('location')).toBe(
			`http://localhost:4000/payment-confirmation/${uuid}`,
		);
		expect(await payment()).toMatchObject({ status: 'refused', redirect_url: expect.any(String) });
		await decide(uuid, 'accept');
		await decide(uuid, 'refuse');
		expect(await payment()).toMatchObject({ status: 'paid', redirect_url: null });
		expect((await theShop().app.request(`/sandbox-pay/${uuid}`)).status).toBe(303);
	});

	it('needs an order and a decision', async () => {
		const { backendOrderId: uuid } = await place(order({}, 'sandbox'));
		expect((await decide(uuid, 'steal')).status).toBe(422);
		expect((await decide(randomUUID(), 'accept')).status).toBe(404);
		expect((await theShop().app.request('/sandbox-pay/1')).status).toBe(404);
		expect(await theShop().refused(orderPayment, { params: { uuid: 'x' } })).toMatchObject({ status: 404 });
	});
});
