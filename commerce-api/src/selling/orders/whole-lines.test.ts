import { randomUUID } from 'node:crypto';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { type OrderRequest, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { orderDocument } from '@pasaz/kernel/contract/order-document';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { GERMAN_FIXTURE } from '../../catalogue/source/catalog-translation.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { orderOf } from './order.fixture.ts';

const catalog = () => ({ ...fixtureCatalog(), translations: { de: GERMAN_FIXTURE } });
const DRESS_PICTURE = '/s/u/sukienka-czarny-front';

let shop: TestApp;
let token: string;
beforeAll(async () => {
	shop = await createTestApp(catalog());
	token = await signUp(shop, 'anna@example.pl');
});
afterAll(() => shop.close());

async function find(sku: string, store: string) {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery, store } });
	return { id: Number(hits[0]?.id), price: Number(hits[0]?.price_incl_tax) };
}

async function place(products: OrderRequest['products'], storeCode = 'pl'): Promise<string> {
	const { addressInformation, ...order } = orderOf(products);
	const given = { ...addressInformation, payment_method_code: 'sandbox' };
	const { backendOrderId } = await shop.call(orderCreate, {
		headers: { 'Idempotency-Key': randomUUID() },
		body: { ...order, addressInformation: given },
		storeCode,
		token,
	});
	return backendOrderId;
}

async function linesOf(uuid: string) {
	const { products } = await shop.call(orderPayment, { params: { uuid } });
	const { items } = await shop.call(userOrderHistory, { token });
	const own = items.find(({ entity_id }) => entity_id === uuid)?.items ?? [];
	return { products, own: own.filter(({ parent_item_id }) => parent_item_id === null) };
}

const told = (lines: { name: string; image?: unknown; options?: unknown }[]) =>
	lines.map(({ name, image, options }) => ({ name, image, options }));

describe('the lines of an order are complete', () => {
	it('in the history and on the confirmation', async () => {
		const scarf = await find('SZAL-1', 'pl');
		const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [scarf.id] }];
		const uuid = await place([
			{ sku: 'SUK-1-Czarny-M', qty: 1, price: 199 },
			{ sku: 'SZAL-1', qty: 1, price: 49.99 },
			{ sku: 'KOMPLET-1', qty: 1, price: 49.99, product_option: { extension_attributes: { bundle_options } } },
		]);
		const { products, own } = await linesOf(uuid);
		expect(told(products)).toEqual([
			{
				name: 'Sukienka lniana Żonkil',
				image: DRESS_PICTURE,
				options: [
					{ label: 'Kolor', value: 'Czarny' },
					{ label: 'Rozmiar', value: 'M' },
				],
			},
			{ name: 'Szalik Mgła', image: null, options: [] },
			{ name: 'Komplet na miarę', image: null, options: [{ label: 'Szalik', value: '1 × Szalik Mgła' }] },
		]);
		expect(told(own)).toEqual(told(products));
	});

	it('on the confirmation without what the shopper has written, which only who may see the order reads (15.32)', async () => {
		const custom_options = [
			{ option_id: '1', option_value: 'Dla Oli' },
			{ option_id: '2', option_value: '2' },
		];
		const product_option = { extension_attributes: { custom_options } };
		const uuid = await place([{ sku: 'KARTA-1', qty: 1, price: 108.5, product_option }]);
		const { products, own } = await linesOf(uuid);
		const [written, chosen] = [
			{ label: 'Dedykacja', value: 'Dla Oli' },
			{ label: 'Koperta', value: 'ozdobna' },
		];
		expect([products[0]?.options, own[0]?.options]).toEqual([[chosen], [written, chosen]]);
		const document = await shop.call(orderDocument, { params: { uuid }, body: {}, token });
		expect(document.products[0]?.options).toEqual([written, chosen]);
	});

	it('with as many pieces of a bundle’s part as the shopper said, which leave the stock and count for the limit of an order (4.30, 15.27)', async () => {
		const scarf = await find('SZAL-1', 'pl');
		const bundle_options = [{ option_id: 1, option_qty: 2, option_selections: [scarf.id] }];
		const product_option = { extension_attributes: { bundle_options } };
		await shop.mails();
		const before = await shop.call(stockCheck, { query: { sku: 'SZAL-1' } });
		const uuid = await place([{ sku: 'KOMPLET-1', qty: 2, price: 99.98, product_option }]);
		const { products } = await linesOf(uuid);
		expect(products[0]?.options).toEqual([{ label: 'Szalik', value: '2 × Szalik Mgła' }]);
		const left = await shop.call(stockCheck, { query: { sku: 'SZAL-1' } });
		expect(left.qty).toBe(before.qty - 4);
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('Szalik: 2 × Szalik Mgła');
		const many = { option_id: 1, option_qty: 26, option_selections: [scarf.id] };
		const product_options = { extension_attributes: { bundle_options: [many] } };
		const order = place([{ sku: 'KOMPLET-1', qty: 2, price: 1299.74, product_option: product_options }]);
		await expect(order).rejects.toThrow('too-many-pieces');
	});

	it('in the language of the storefront of the order, in every storefront', async () => {
		const { price } = await find('SUK-1', 'de');
		const uuid = await place([{ sku: 'SUK-1-Czarny-M', qty: 1, price }], 'de');
		const { products, own } = await linesOf(uuid);
		expect(products[0]?.options).toEqual([
			{ label: 'Farbe', value: 'Schwarz' },
			{ label: 'Rozmiar', value: 'M' },
		]);
		expect(told(own)).toEqual(told(products));
	});

	it('in the mail, as text and as HTML', async () => {
		await shop.mails();
		await place([{ sku: 'SUK-1-Rudy-S', qty: 2, price: 259 }]);
		const [mail] = await shop.mails();
		expect(mail?.text).toMatch(/Sukienka lniana Żonkil × 2 \(Kolor: Rudy, Rozmiar: S\): 518,00/);
		expect(mail?.html).toContain('>Kolor: Rudy, Rozmiar: S</span>');
	});

	it('as they were, when the catalogue is another by now', async () => {
		const uuid = await place([{ sku: 'SUK-1-Rudy-S', qty: 1, price: 259 }]);
		const before = await linesOf(uuid);
		const { products, attributes, ...rest } = catalog();
		const renamed = attributes.map((attribute) => ({ ...attribute, label: `Nowy ${attribute.label}` }));
		const changed = products.map((one) => ({ ...one, name: `Nowa ${one.name}`, pictures: ['/n/o/nowa'] }));
		await writeCatalog(shop.db, { ...rest, attributes: renamed, products: changed }, shop.clock.now);
		expect(await linesOf(uuid)).toEqual(before);
		const later = await linesOf(await place([{ sku: 'SUK-1-Rudy-S', qty: 1, price: 259 }]));
		expect(told(later.products)).toMatchObject([
			{ name: 'Nowa Sukienka lniana Żonkil', image: '/n/o/nowa', options: [{ label: 'Nowy Kolor' }, {}] },
		]);
	});

	it('as far as they were kept: an order of before says that it does not know', async () => {
		const uuid = await place([{ sku: 'WYKROJ-1', qty: 1, price: 20 }]);
		await shop.db.update(orderItems).set({ image: null, options: null }).where(eq(orderItems.orderUuid, uuid));
		const { products, own } = await linesOf(uuid);
		expect([...products, ...own]).toMatchObject([
			{ sku: 'WYKROJ-1', image: null, options: null },
			{ sku: 'WYKROJ-1', image: null, options: null },
		]);
	});
});
