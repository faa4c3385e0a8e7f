import { cartCreate, cartPull, cartShippingInformation, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { Product } from '@pasaz/kernel/contract/product';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { taxRules } from '../../platform/database/schema/pricing.ts';
import { raiseVersion } from '../catalog-state.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const product = async (sku: string, store?: string) => {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery, store } });
	return Product.parse(hits[0]);
};
const germanCart = async (sku: string, qty: number) => {
	const cartId = await shop.call(cartCreate, { storeCode: 'de' });
	await shop.call(cartUpdate, { query: { cartId }, storeCode: 'de', body: { cartItem: { sku, qty } } });
	return cartId;
};
const deliveredTo = (countryId: string) => ({
	addressInformation: {
		shippingAddress: { countryId },
		shippingCarrierCode: 'flatrate',
		shippingMethodCode: 'flatrate',
	},
});

describe('a store view', () => {
	it('has prices in its own currency with its own tax, and each adds up (1.2, 1.3, 5.12, 5.16)', async () => {
		const prices = await Promise.all(
			['pl', 'de', 'it'].map(async (code) => (await product('SUK-1', code)).price_incl_tax),
		);
		expect(prices).toEqual([199, 45.3, 46.44]);
		for (const store of ['pl', 'de', 'it']) {
			const { price = 0, price_tax = 0, price_incl_tax, configurable_children = [] } = await product('SUK-1', store);
			expect(toGrosze(price) + toGrosze(price_tax)).toBe(toGrosze(price_incl_tax));
			for (const child of configurable_children) {
				expect(toGrosze(child.price) + toGrosze(child.price_tax ?? 0)).toBe(toGrosze(child.price_incl_tax));
			}
		}
	});

	it('is the first one where none is named', async () => {
		expect(await product('SZAL-1')).toEqual(await product('SZAL-1', 'pl'));
	});

	it.each(['fr', 'PL', "de'--", '__proto__'])('cannot be "%s"', async (storeCode) => {
		const refused = await shop.refused(cartCreate, { storeCode });
		expect(refused).toMatchObject({ status: 400, errorCode: 'unknown-store' });
		expect(refused.errorMessage).toBe('There is no such store view; there are pl, de, it.');
		const body = { type: 'tag' as const, searchQuery: {}, store: storeCode };
		expect((await shop.send(catalogSearch, { body })).status).toBe(400);
	});

	it('prices a bundle as the sum of what the cart asks for its parts (5.7)', async () => {
		const [bundle, part] = await Promise.all([product('KOMPLET-1', 'de'), product('SZAL-1', 'de')]);
		expect(bundle.price_incl_tax).toBe(part.price_incl_tax);
	});
});

describe('a cart', () => {
	it('is in the currency of the store view that asks, delivery included', async () => {
		const cartId = await germanCart('SZAL-1', 2);
		const { totals } = await shop.call(cartShippingInformation, {
			query: { cartId },
			storeCode: 'de',
			body: deliveredTo('DE'),
		});
		expect(totals).toMatchObject({
			subtotal_incl_tax: 22.76,
			shipping_incl_tax: 5.95,
			grand_total: 28.71,
			quote_currency_code: 'EUR',
		});
		const polish = await shop.call(cartTotals, { query: { cartId } });
		expect(polish).toMatchObject({ subtotal_incl_tax: 99.98, quote_currency_code: 'PLN' });
		expect((await shop.call(cartPull, { query: { cartId }, storeCode: 'it' }))[0]?.price).toBe(11.67);
	});

	it('has free delivery from 90 EUR on (14.9)', async () => {
		for (const [qty, delivery] of [
			[7, 5.95],
			[8, 0],
		] as const) {
			const cartId = await germanCart('SZAL-1', qty);
			const { totals } = await shop.call(cartShippingInformation, {
				query: { cartId },
				storeCode: 'de',
				body: deliveredTo('DE'),
			});
			expect(totals.shipping_incl_tax).toBe(delivery);
		}
	});

	it('costs the same wherever it goes, with the tax of the country it goes to', async () => {
		const cartId = await germanCart('SZAL-1', 1);
		const to = async (country: string) =>
			(await shop.call(cartShippingInformation, { query: { cartId }, storeCode: 'de', body: deliveredTo(country) }))
				.totals;
		const [home, abroad] = [await to('DE'), await to('PL')];
		expect([home.items[0]?.tax_percent, abroad.items[0]?.tax_percent]).toEqual([19, 23]);
		expect(abroad.grand_total).toBe(home.grand_total);
		expect(abroad.tax_amount).toBeGreaterThan(home.tax_amount);
	});

	it('is taxed by the region that it goes to, where a rate names one, in the cart and in the order (5.20)', async () => {
		const [standard] = await shop.db.select().from(taxRules).where(eq(taxRules.id, 1));
		const document = standard?.document ?? expect.fail('There is no standard rule.');
		const special = { id: 99, rate: 4, tax_country_id: 'IT', tax_region_id: 7, region_name: 'Sondrio', code: 'SO' };
		await shop.db
			.update(taxRules)
			.set({ document: { ...document, rates: [special, ...document.rates] } })
			.where(eq(taxRules.id, 1));
		await raiseVersion(shop.db);
		const cartId = await germanCart('SZAL-1', 1);
		const percentIn = async (region: unknown) => {
			const { addressInformation } = deliveredTo('IT');
			const shippingAddress = { countryId: 'IT', region };
			const body = { addressInformation: { ...addressInformation, shippingAddress } };
			const call = { query: { cartId }, storeCode: 'de', body };
			return (await shop.call(cartShippingInformation, call)).totals.items[0]?.tax_percent;
		};
		expect(await percentIn('MI')).toBe(22);
		expect(await percentIn({ region_id: 7 })).toBe(22);
		expect(await percentIn('SO')).toBe(4);
		expect((await shop.call(cartTotals, { query: { cartId }, storeCode: 'de' })).items[0]?.tax_percent).toBe(4);
		const { subtotal_incl_tax: price = 0 } = await shop.call(cartTotals, { query: { cartId }, storeCode: 'de' });
		const placed = await shop.call(orderCreate, {
			headers: { 'idempotency-key': 'order-to-a-region' },
			body: {
				user_id: '',
				cart_id: cartId,
				store_code: 'de',
				products: [{ sku: 'SZAL-1', qty: 1, price }],
				addressInformation: {
					billingAddress: {
						...{ firstname: 'Jo', lastname: 'Bo', street: ['Via', '1'], postcode: '23041', city: 'Livigno' },
						...{ country_id: 'IT', region_code: 'SO', email: 'jo@example.it' },
					},
					shippingAddress: {
						...{ firstname: 'Jo', lastname: 'Bo', street: ['Via', '1'], postcode: '23041', city: 'Livigno' },
						...{ country_id: 'IT', region_code: 'SO' },
					},
					shipping_carrier_code: 'flatrate',
					shipping_method_code: 'flatrate',
					payment_method_code: 'sandbox',
				},
			},
		});
		const { taxes } = await shop.call(orderPayment, { params: { uuid: placed.backendOrderId } });
		expect(taxes?.map(({ percent }) => percent)).toEqual([4]);
	});

	it('becomes an order in the same currency, which its storefront is kept with', async () => {
		const cartId = await germanCart('SZAL-1', 1);
		const address = {
			firstname: 'Jo',
			lastname: 'Bo',
			street: ['Weg', '1'],
			postcode: '10115',
			city: 'Berlin',
			country_id: 'DE',
		};
		const order = (price: number) => ({
			headers: { 'idempotency-key': `order-${price}` },
			body: {
				user_id: '',
				cart_id: cartId,
				store_code: 'de',
				products: [{ sku: 'SZAL-1', qty: 1, price }],
				addressInformation: {
					billingAddress: { ...address, email: 'jo@example.de' },
					shipping_carrier_code: 'flatrate',
					shipping_method_code: 'flatrate',
					payment_method_code: 'sandbox',
				},
			},
		});
		expect(await shop.refused(orderCreate, order(49.99))).toMatchObject({ status: 409, errorCode: 'price-changed' });
		const { backendOrderId: uuid } = await shop.call(orderCreate, order(11.38));
		expect(await shop.call(orderPayment, { params: { uuid } })).toMatchObject({ currency: 'EUR', grand_total: 17.33 });
	});
});
