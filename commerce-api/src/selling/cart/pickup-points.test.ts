import { randomUUID } from 'node:crypto';
import { cartCreate, cartShippingInformation, cartShippingMethods, cartUpdate } from '@pasaz/kernel/contract/cart';
import { type OrderRequest, orderCreate } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { orderOf } from '../orders/order.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	const lists = { STORE_VIEWS: 'demo-shop/store-views.json', PICKUP_POINTS: 'demo-shop/pickup-points.json' };
	shop = await createTestApp(undefined, { env: lists });
});
afterAll(() => shop.close());

const find = (country: string, search?: string) =>
	shop.call(pickupPoints, { query: { country, ...(search !== undefined && { search }) } });

describe('pick-up points are found (14.15)', () => {
	it.each([
		['by town', 'gdynia', ['Gdynia', 'Gdynia', 'Gdynia', 'Gdynia']],
		['without accents', 'LODZ piotr', ['Łódź']],
		['by street', 'karmelicka', ['Kraków']],
		['by their id', 'GDY02', ['Gdynia']],
		['not by what is nowhere', 'Xanadu', []],
	])('%s', async (_, search, cities) => {
		expect((await find('PL', search)).map(({ city }) => city)).toEqual(cities);
	});

	it('near a postcode, the nearest first', async () => {
		const found = await find('PL', '81-368');
		expect(found[0]).toMatchObject({ id: 'GDY01', postcode: '81-372', city: 'Gdynia' });
		expect(found.map(({ city }) => city)).toContain('Sopot');
		expect(found.map(({ city }) => city)).not.toContain('Gdańsk');
		expect(await find('PL', '98')).toEqual([]);
	});

	it('in their country only, 20 at most', async () => {
		expect(await find('PL')).toHaveLength(20);
		expect((await find('de')).every(({ country }) => country === 'DE')).toBe(true);
		expect(await find('DE', 'gdynia')).toEqual([]);
		expect(await find('FR')).toEqual([]);
	});
});

async function cart(qty: number) {
	const cartId = await shop.call(cartCreate);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty } } });
	return { cartId };
}

describe('delivery to a locker', () => {
	it('is offered beside the courier, who stays the default (14.4, 14.15)', async () => {
		const query = await cart(1);
		const body = { address: { country_id: 'PL' } };
		const methods = await shop.call(cartShippingMethods, { query, body });
		expect(methods.map(({ method_title, price_incl_tax }) => [method_title, price_incl_tax])).toEqual([
			['Kurier DPD', 5],
			['Automat paczkowy', 4],
		]);
		expect(methods.map((method) => [method.default, method.pickup_points])).toEqual([
			[true, undefined],
			[undefined, true],
		]);
		const free = await shop.call(cartShippingMethods, { query: await cart(8), body });
		expect(free.map(({ price_incl_tax }) => price_incl_tax)).toEqual([0, 0]);
	});

	it('costs what the store view says', async () => {
		const addressInformation = {
			shippingAddress: { countryId: 'PL' },
			...{ shippingCarrierCode: 'pickup', shippingMethodCode: 'locker' },
		};
		const { totals } = await shop.call(cartShippingInformation, { query: await cart(1), body: { addressInformation } });
		expect(totals).toMatchObject({ grand_total: 53.99, shipping_incl_tax: 4, shipping_tax_amount: 0.75 });
	});

	it('is not there without a list of points', async () => {
		const bare = await createTestApp(undefined, { env: { STORE_VIEWS: 'demo-shop/store-views.json' } });
		const cartId = await bare.call(cartCreate);
		await bare.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } } });
		const methods = await bare.call(cartShippingMethods, {
			query: { cartId },
			body: { address: { country_id: 'PL' } },
		});
		expect(methods).toHaveLength(1);
		await bare.close();
	});
});

const SCARF = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
function toLocker(given: Partial<OrderRequest['addressInformation']>): OrderRequest {
	const locker = { shipping_carrier_code: 'pickup', shipping_method_code: 'locker' };
	return { ...SCARF, addressInformation: { ...SCARF.addressInformation, ...locker, ...given } };
}
const headers = () => ({ 'Idempotency-Key': randomUUID() });

describe('an order to a locker', () => {
	it('goes to the point of the shop’s list, whatever address stands beside its id (14.15)', async () => {
		const access = await signUp(shop, 'zosia@example.pl');
		const body = toLocker({ shippingExtraFields: { pickup_point: 'GDY01' } });
		const { backendOrderId } = await shop.call(orderCreate, { body, headers: headers(), token: access });
		const [row] = await shop.db.select().from(orders).where(eq(orders.uuid, backendOrderId));
		const point = { street: ['Świętojańska 36'], postcode: '81-372', city: 'Gdynia', pickup_point: 'GDY01' };
		expect(row).toMatchObject({
			...{ grandTotal: 5399, shipping: 400, shippingMethod: 'pickup_locker', shippingTitle: 'Automat paczkowy' },
			shippingAddress: { firstname: 'Anna', telephone: '600100200', company: 'Automat paczkowy GDY01', ...point },
			billingAddress: { city: 'Warszawa' },
		});
		const { items } = await shop.call(userOrderHistory, { token: access });
		expect(items[0]?.shipping_address).toMatchObject(point);
		const mail = (await shop.mails()).find(({ subject }) => subject.includes('Potwierdzenie zamówienia'));
		expect(mail?.text).toContain('Automat paczkowy GDY01, Anna Nowak, Świętojańska 36, 81-372 Gdynia');
	});

	it.each([
		['no point', undefined],
		['an empty choice', {}],
		['a point that there is not', { pickup_point: 'GDY99' }],
		['a point of another country', { pickup_point: 'BER01' }],
	])('is refused with %s (14.15)', async (_, shippingExtraFields) => {
		const body = toLocker(shippingExtraFields ? { shippingExtraFields } : {});
		expect(await shop.refused(orderCreate, { body, headers: headers() })).toMatchObject({
			status: 409,
			errorCode: 'pickup-point-unavailable',
		});
	});

	it('is one only by its way of delivery', async () => {
		const courier = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
		const body = toLocker({ ...courier, shippingExtraFields: { pickup_point: 'GDY01', note: 'of another client' } });
		const { backendOrderId } = await shop.call(orderCreate, { body, headers: headers() });
		const [row] = await shop.db.select().from(orders).where(eq(orders.uuid, backendOrderId));
		expect(row?.shippingAddress).toEqual(SCARF.addressInformation.shippingAddress);
	});
});
