import {
	cartCreate,
	cartDelete,
	cartPaymentMethods,
	cartPull,
	cartShippingInformation,
	cartShippingMethods,
	cartTotals,
	cartUpdate,
	type Totals,
} from '@pasaz/kernel/contract/cart';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';

let shop: TestApp;
let cartId: string;
beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(async () => {
	cartId = await shop.call(cartCreate);
});
afterAll(() => shop.close());

const put = (sku: string, qty: number, rest = {}) =>
	shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku, qty, ...rest } } });
const pull = async () => (await shop.call(cartPull, { query: { cartId } })).map(({ sku, qty }) => [sku, qty]);
const productOf = async (sku: string) => {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery } });
	return Product.parse(hits[0]);
};
const chosen = async (sku: string, labels: Record<string, string>) => {
	const { configurable_options: options = [] } = await productOf(sku);
	const configurable_item_options = options.map(({ attribute_id, attribute_code, values }) => ({
		option_id: String(attribute_id),
		option_value: values.find(({ label }) => label === labels[attribute_code])?.value_index ?? 0,
	}));
	return { product_option: { extension_attributes: { configurable_item_options } } };
};
const bundled = async (choice: Record<number, string[]>, option_qty = 1) => {
	const { bundle_options: options = [] } = await productOf('KOMPLET-1');
	const bundle_options = options.map(({ option_id, product_links }) => ({
		option_id,
		option_qty,
		option_selections: product_links.filter(({ sku }) => choice[option_id]?.includes(sku)).map(({ id }) => Number(id)),
	}));
	return { product_option: { extension_attributes: { bundle_options } } };
};
const custom = (chosen: Record<number, string>) => ({
	product_option: {
		extension_attributes: {
			custom_options: Object.entries(chosen).map(([option_id, option_value]) => ({ option_id, option_value })),
		},
	},
});

/** What lines, delivery and taxes must add up to, whatever is in the cart. */
function expectSumsToAgree(totals: Totals) {
	const sum = (pick: (item: Totals['items'][number]) => number) =>
		totals.items.reduce((all, item) => all + toGrosze(pick(item)), 0);
	expect(sum((item) => item.row_total_incl_tax)).toBe(toGrosze(totals.subtotal_incl_tax));
	expect(sum((item) => item.row_total)).toBe(toGrosze(totals.subtotal));
	expect(sum((item) => item.tax_amount) + toGrosze(totals.shipping_tax_amount)).toBe(toGrosze(totals.tax_amount));
	expect(toGrosze(totals.subtotal_incl_tax) + toGrosze(totals.shipping_incl_tax)).toBe(toGrosze(totals.grand_total));
}

describe('cart lines', () => {
	it('a variant is put in by its own sku or by its parent’s and the options, and is one line (13.13, 25.3)', async () => {
		const item = await put('SUK-1-Rudy-S', 2);
		expect(item).toMatchObject({
			sku: 'SUK-1-Rudy-S',
			name: 'Sukienka lniana Żonkil',
			price: 259,
			product_type: 'configurable',
		});
		expect(item.product_option?.extension_attributes.configurable_item_options?.map(({ value }) => value)).toEqual([
			'Rudy',
			'S',
		]);
		const again = await put('SUK-1', 3, await chosen('SUK-1', { color: 'Rudy', size: 'S' }));
		expect(again.item_id).toBe(item.item_id);
		expect(await pull()).toEqual([['SUK-1-Rudy-S', 3]]);
	});

	it('sending a quantity twice changes nothing more', async () => {
		await put('SZAL-1', 2);
		await put('SZAL-1', 2);
		expect(await pull()).toEqual([['SZAL-1', 2]]);
	});

	it('a changed line keeps its place and merges with an identical one', async () => {
		const { item_id } = await put('SUK-1-Rudy-S', 1);
		await put('SUK-1-Czarny-M', 1);
		await put('SUK-1-Czarny-M', 4, { item_id });
		expect(await pull()).toEqual([['SUK-1-Czarny-M', 4]]);
	});

	it('what is out of stock may be put in; the order decides (12.7)', async () => {
		await put('SUK-1-Rudy-M', 1);
		expect(await pull()).toEqual([['SUK-1-Rudy-M', 1]]);
	});

	it('a line is removed, and again without complaint (25.3)', async () => {
		const { item_id } = await put('SZAL-1', 1);
		const remove = () => shop.call(cartDelete, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', item_id } } });
		expect(await remove()).toBe(true);
		expect(await remove()).toBe(true);
		expect(await pull()).toEqual([]);
	});

	it.each([0, -1, 2 ** 31, 2 ** 53 - 1])('an id that no line can have, as %i, names none', async (item_id) => {
		await put('SZAL-1', 2, { item_id });
		await shop.call(cartDelete, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', item_id } } });
		expect(await pull()).toEqual([['SZAL-1', 2]]);
	});

	it('a product costs what its custom options add, and different texts are different lines (4.27, 11.6)', async () => {
		const plain = await put('KARTA-1', 1);
		const signed = await put('KARTA-1', 1, custom({ 1: 'Dla Oli', 2: '2' }));
		const other = await put('KARTA-1', 2, custom({ 1: 'Dla Jana', 2: '3' }));
		expect([plain.price, signed.price, other.price]).toEqual([100, 108.5, 110]);
		expect(plain.options).toBeUndefined();
		expect(signed.options).toEqual([
			{ label: 'Dedykacja', value: 'Dla Oli' },
			{ label: 'Koperta', value: 'ozdobna' },
		]);
		const turned = {
			extension_attributes: {
				custom_options: custom({
					2: '2',
					1: 'Dla Oli',
				}).product_option.extension_attributes.custom_options.toReversed(),
			},
		};
		expect((await put('KARTA-1', 3, { product_option: turned })).item_id).toBe(signed.item_id);
		expect(await pull()).toEqual([
			['KARTA-1', 1],
			['KARTA-1', 3],
			['KARTA-1', 2],
		]);
		const totals = await shop.call(cartTotals, { query: { cartId } });
		expectSumsToAgree(totals);
		expect(totals.subtotal_incl_tax).toBe(100 + 3 * 108.5 + 2 * 110);
	});

	it.each([
		['a text that is too long', { 1: 'x'.repeat(21) }],
		['an empty text', { 1: '  ' }],
		['an unknown value', { 2: '9' }],
		['an option that the product does not have', { 7: '1' }],
	])('refuses %s', async (_, options) => {
		const body = { cartItem: { sku: 'KARTA-1', qty: 1, ...custom(options) } };
		expect(await shop.refused(cartUpdate, { query: { cartId }, body })).toMatchObject({
			status: 422,
			errorCode: 'product-unavailable',
		});
	});

	it('a store view has its own prices of custom options (4.27)', async () => {
		const body = { cartItem: { sku: 'KARTA-1', qty: 1, ...custom({ 2: '2' }) } };
		const item = await shop.call(cartUpdate, { query: { cartId }, body, storeCode: 'de' });
		expect(toGrosze(item.price)).toBe(Math.round(10_000 / 4.25) + Math.round(850 / 4.25));
	});

	it('a bundle costs what is chosen, and different choices are different lines (4.26, 11.6)', async () => {
		const plain = await put('KOMPLET-1', 1, await bundled({ 1: ['SZAL-1'] }));
		const full = await put('KOMPLET-1', 1, await bundled({ 1: ['SZAL-1'], 2: ['KARTA-1'] }));
		expect([plain.price, full.price]).toEqual([49.99, 149.99]);
		expect(await pull()).toHaveLength(2);
	});

	it('a bundle has as many pieces of a part as the shopper says where it allows that, as a line of its own (4.30)', async () => {
		const one = await put('KOMPLET-1', 1, await bundled({ 1: ['SZAL-1'], 2: ['KARTA-1'] }));
		const three = await put('KOMPLET-1', 1, await bundled({ 1: ['SZAL-1'], 2: ['KARTA-1'] }, 3));
		expect(three.price).toBe(Math.round((one.price + 2 * 49.99) * 100) / 100);
		expect(three.options).toContainEqual({ label: 'Szalik', value: '3 × Szalik Mgła' });
		expect(three.options).toContainEqual({ label: 'Karta', value: '1 × Karta podarunkowa' });
		expect(await pull()).toHaveLength(2);
	});

	it.each([0, -1, 1.5, 1000])('%d pieces of a part are refused (4.30)', async (pieces) => {
		const body = { cartItem: { sku: 'KOMPLET-1', qty: 1, ...(await bundled({ 1: ['SZAL-1'] }, pieces)) } };
		expect(await shop.refused(cartUpdate, { query: { cartId }, body })).toMatchObject({ status: 422 });
	});

	it.each([
		['nothing', 'NIC-1'],
		['a disabled product', 'STARE-1'],
		['a disabled variant', 'SUK-1-Czarny-L'],
		['a configurable product without options', 'SUK-1'],
		['a grouped product, whose parts are bought singly', 'ZESTAW-1'],
		['a bundle without a required choice', 'KOMPLET-1'],
	])('refuses %s', async (_name, sku) => {
		const refusal = await shop.refused(cartUpdate, { query: { cartId }, body: { cartItem: { sku, qty: 1 } } });
		expect(refusal).toMatchObject({ status: 422, errorCode: 'product-unavailable' });
	});

	it.each([0, -1, 1.5, 1000, Number.NaN, 1e308])('refuses the quantity %d (22.2, 27.3)', async (qty) => {
		const refusal = await shop.refused(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty } } });
		expect(refusal).toMatchObject({ status: 422, errorCode: 'invalid-input' });
	});

	it('a choice that does not exist is refused', async () => {
		const options = await chosen('SUK-1', { color: 'Rudy', size: 'XXL' });
		const body = { cartItem: { sku: 'SUK-1', qty: 1, ...options } };
		expect(await shop.refused(cartUpdate, { query: { cartId }, body })).toMatchObject({ status: 422 });
	});
});

describe('totals and methods', () => {
	const shippingInformation = {
		shippingAddress: { countryId: 'PL' },
		shippingCarrierCode: 'flatrate',
		shippingMethodCode: 'flatrate',
	};
	const chooseDelivery = () =>
		shop.call(cartShippingInformation, { query: { cartId }, body: { addressInformation: shippingInformation } });

	it('delivery costs 5 PLN with its tax (14.21), and is remembered (14.6, 25.5, 25.6)', async () => {
		await put('SZAL-1', 3);
		await put('KARTA-1', 1);
		expect((await shop.call(cartTotals, { query: { cartId } })).grand_total).toBe(249.97);
		const { totals, payment_methods } = await chooseDelivery();
		expect(totals).toMatchObject({
			subtotal_incl_tax: 249.97,
			shipping_amount: 4.07,
			shipping_incl_tax: 5,
			grand_total: 254.97,
			items_qty: 4,
		});
		expectSumsToAgree(totals);
		expect(payment_methods.map(({ code }) => code)).toEqual(['sandbox', 'cashondelivery', 'banktransfer']);
		expect(await shop.call(cartTotals, { query: { cartId } })).toEqual(totals);
	});

	it('leave out what is sold out, and its delivery (13.29)', async () => {
		await put('SUK-1-Rudy-M', 2);
		const { totals: nothing } = await chooseDelivery();
		expect(nothing).toMatchObject({
			subtotal_incl_tax: 0,
			shipping_incl_tax: 0,
			grand_total: 0,
			items: [],
			items_qty: 0,
		});
		await put('SZAL-1', 1);
		const { totals } = await chooseDelivery();
		expect(totals).toMatchObject({ subtotal_incl_tax: 49.99, shipping_incl_tax: 5, grand_total: 54.99, items_qty: 1 });
		expect(totals.items.map(({ sku }) => sku)).toEqual(['SZAL-1']);
		expectSumsToAgree(totals);
		expect(await pull()).toHaveLength(2);
	});

	it.each([
		[6, 299.94, 5],
		[7, 349.93, 0],
	])('%d scarves for %d PLN are delivered for %d', async (qty, goods, delivery) => {
		await put('SZAL-1', qty);
		const { totals } = await chooseDelivery();
		expect(totals).toMatchObject({ subtotal_incl_tax: goods, shipping_incl_tax: delivery });
		expectSumsToAgree(totals);
	});

	it('exactly 300 PLN is enough (14.9)', async () => {
		await put('KARTA-1', 2);
		await put('SUK-1-Czarny-M', 1);
		const { totals } = await chooseDelivery();
		expect(totals.shipping_incl_tax).toBe(0);
	});

	it('a virtual cart has neither shipping nor cash on delivery (14.7, 25.7)', async () => {
		await put('KARTA-1', 1);
		const address = { country_id: 'PL' };
		expect(await shop.call(cartShippingMethods, { query: { cartId }, body: { address } })).toEqual([]);
		expect((await shop.call(cartPaymentMethods, { query: { cartId } })).map(({ code }) => code)).toEqual([
			'sandbox',
			'banktransfer',
		]);
		expect((await chooseDelivery()).totals.grand_total).toBe(100);
		expect((await shop.call(cartPull, { query: { cartId } })).map(({ virtual }) => virtual)).toEqual([true]);
	});

	it('no delivery to where no storefront is, and none that does not exist (14.11, 14.13)', async () => {
		await put('SZAL-1', 1);
		expect(
			await shop.call(cartShippingMethods, { query: { cartId }, body: { address: { country_id: 'FR' } } }),
		).toEqual([]);
		const addressInformation = { ...shippingInformation, shippingMethodCode: 'teleport' };
		expect(
			await shop.refused(cartShippingInformation, { query: { cartId }, body: { addressInformation } }),
		).toMatchObject({
			status: 422,
			errorCode: 'method-unavailable',
		});
	});
});

describe('whose cart it is (11.17)', () => {
	const register = async (email: string) => {
		const body = { customer: { email, firstname: 'Jan', lastname: 'Nowak' }, password: 'long enough' };
		await shop.call(userCreate, { body });
		return (await shop.tokens(userLogin, { body: { username: email, password: 'long enough' } })).access;
	};

	it('a user always gets the same cart, which is private (25.2)', async () => {
		const [anna, jan] = [await register('anna@example.pl'), await register('jan@example.pl')];
		const own = await shop.call(cartCreate, { token: anna });
		expect(await shop.call(cartCreate, { token: anna })).toBe(own);
		for (const token of [jan, undefined]) {
			expect(await shop.refused(cartPull, { query: { cartId: own }, token })).toMatchObject({
				status: 404,
				errorCode: 'cart-not-found',
			});
			expect(await shop.refused(cartTotals, { query: { cartId: own }, token })).toMatchObject({ status: 404 });
			const body = { cartItem: { sku: 'SZAL-1', qty: 1 } };
			expect(await shop.refused(cartUpdate, { query: { cartId: own }, body, token })).toMatchObject({ status: 404 });
		}
		expect(await shop.call(cartPull, { query: { cartId: own }, token: anna })).toEqual([]);
	});

	it('a token that has run out is refused where none is needed, so that the client renews it', async () => {
		expect(await shop.refused(cartCreate, { token: 'x'.repeat(43) })).toMatchObject({ status: 401 });
	});

	it.each(['', 'x', '00000000-0000-4000-8000-000000000000'])('there is no cart "%s"', async (unknown) => {
		const refusal = await shop.refused(cartPull, { query: { cartId: unknown } });
		expect([404, 422]).toContain(refusal.status);
	});
});
