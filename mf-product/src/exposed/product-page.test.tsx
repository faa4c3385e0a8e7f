import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import type { Product } from '@pasaz/kernel/contract/product';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { describe, expect, it } from 'vitest';
import { BLOUSE, COLOR, SCARF, SET, SIZE } from '../products.fixture.ts';
import * as page from './product-page.tsx';

const CATEGORIES = [
	{ id: 8, name: 'Bluzki', url_path: 'ona/bluzki', path: '1/2/3/8', level: 3 },
	{ id: 3, name: 'Ona', url_path: 'ona', path: '1/2/3', level: 2 },
].map((category) => ({
	...category,
	parent_id: 2,
	slug: '',
	url_key: '',
	position: 0,
	is_active: true,
	include_in_menu: true,
	product_count: 1,
}));

const attribute = (attribute_code: string, frontend_label: string, options: unknown[] = []) => ({
	attribute_id: 1,
	attribute_code,
	frontend_input: options.length > 0 ? 'select' : 'text',
	frontend_label,
	is_user_defined: true,
	is_visible: true,
	is_visible_on_front: attribute_code !== 'ukryty',
	is_comparable: true,
	options,
});
const ATTRIBUTES = [
	attribute('material', 'Materiał', [
		{ value: 40, label: 'Len', sort_order: 1 },
		{ value: 41, label: 'Bawełna', sort_order: 2 },
	]),
	attribute('sklad', 'Skład'),
	attribute('ukryty', 'Ukryty'),
];

function shopOf(...products: Product[]) {
	const answer = ({ type, searchQuery }: SearchRequest) => {
		if (type === 'category') return { hits: CATEGORIES };
		if (type === 'attribute') return { hits: ATTRIBUTES };
		const wanted = searchQuery._appliedFilters?.flatMap(({ value }) => Object.values(value).flat()) ?? [];
		return { hits: products.filter(({ sku, url_path }) => wanted.includes(sku) || wanted.includes(url_path)) };
	};
	return fakeShop({ api: fakeCatalog(answer) });
}

const visit = (url: string, ...products: Product[]) =>
	visitPage(page, { path: '/p/:parentSku/:slug/:childSku?', url, shop: shopOf(...products) });

const textOf = (html = '') => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

describe('a product page', () => {
	it('shows the product, its choices, its facts and where it is (4.17, 5.15)', async () => {
		const { status, html } = await visit('/p/BL-006/bluzka', BLOUSE);
		expect(status).toBe(200);
		expect(html?.match(/<h1/g)).toHaveLength(1);
		for (const part of [
			'Bluzka Jutrzenka</h1>',
			'href="/ona/bluzki"',
			'Wybierz rozmiar',
			'data-price-is-current="false"',
			'Falbanka jest wąska.',
			'Len, Bawełna',
			'100% bawełna',
			'aria-label="Dodaj do listy życzeń"',
			'Dodaj do porównania',
			'Zwrot do 14 dni',
			'/img/600x744/b/l/blue-front.avif',
		]) {
			expect(html).toContain(part);
		}
		expect(html).not.toContain('Ukryty');
	});

	it('follows the variant in the address: price, pictures, stock (4.17)', async () => {
		const { html, data } = await visit(`/p/BL-006/bluzka?color=${COLOR.PINK}&size=${SIZE.M}`, BLOUSE);
		for (const part of ['199,00', '229,00', '210,00', '/img/600x744/b/l/pink-front.avif', 'Ostatnie sztuki']) {
			expect(html).toContain(part);
		}
		expect(page.handle.meta(data)).toEqual({
			type: 'product',
			title: 'Bluzka Jutrzenka',
			description: 'Bawełniana bluzka w prążek.',
			canonical: '/bluzka',
			leadImage: { path: '/b/l/pink-front', use: 'gallery', sizes: expect.any(String) },
		});
	});

	it('says from how many pieces on each costs less, and buys by it (5.11)', async () => {
		const tier_prices = [
			{ customer_group_id: 32_000, qty: 3, value: 129 },
			{ customer_group_id: 32_000, qty: 5, value: 149 },
		];
		const { html, data } = await visit('/p/SZ-002/szalik', { ...SCARF, tier_prices });
		const text = textOf(html);
		expect(text).toContain('Od 3 szt.: 129,00 zł za sztukę');
		expect(text).not.toContain('Od 5 szt.');
		expect(data).toMatchObject({ price: 149_00, tiers: [{ qty: 3, price: 129_00 }, { qty: 5 }] });
	});

	it.each<[string, Partial<Product>, string]>([
		['of what is shipped', {}, 'z VAT, bez kosztów dostawy'],
		['of a file', { type_id: 'downloadable' }, 'z VAT'],
		['without tax', { price: 149 }, 'bez kosztów dostawy'],
		['of a gift card', { price: 149, type_id: 'virtual' }, ''],
	])('says of a price %s whether VAT is in it and delivery is not (5.24)', async (_, given, said) => {
		const { html } = await visit('/p/SZ-002/szalik', { ...SCARF, ...given });
		expect(textOf(html).match(/149,00 zł(z VAT)?(, )?(bez kosztów dostawy)?/)?.[0]).toBe(`149,00 zł${said}`);
		expect(html?.includes('href="/dostawa-i-platnosc"')).toBe(said.includes('dostawy'));
	});

	it.each([120, null])('strikes the price of a bundle only beside its lowest, here %s (5.23)', async (lowest) => {
		const scarf = { ...SCARF, special_price_incl_tax: 99, lowest_price_30_days: lowest };
		const link = { id: '7', sku: SCARF.sku, qty: 1, is_default: true, position: 0, can_change_quantity: false };
		const option = { option_id: 1, title: 'Szal', required: true, type: 'select', position: 0 } as const;
		const bundle_options = [{ ...option, product_links: [link] }];
		const own = { id: 700, sku: 'ZB-1', type_id: 'bundle', url_path: 'zestaw' } as const;
		const bundle = { ...scarf, ...own, lowest_price_30_days: null, bundle_options };
		const text = textOf((await visit('/p/ZB-1/zestaw', bundle, scarf)).html);
		expect(text).toContain('99,00 zł');
		const struck = lowest === null ? [] : ['Cena regularna 149,00 zł'];
		expect(text.match(/Cena regularna \S+ zł/g) ?? []).toEqual(struck);
		expect(text.includes('przed obniżką: 120,00 zł')).toBe(lowest !== null);
	});

	it.each([120, null])('strikes the price of a product only beside its lowest, here %s (5.23)', async (lowest) => {
		const scarf = { ...SCARF, special_price_incl_tax: 99, lowest_price_30_days: lowest };
		const text = textOf((await visit('/p/SZ-002/szalik', scarf)).html);
		expect(text).toContain('99,00 zł');
		expect(text.includes('Cena regularna 149,00 zł')).toBe(lowest !== null);
	});

	it('works without the cart’s slice', async () => {
		expect((await visit('/p/SZ-002/szalik', SCARF)).html).toContain('Koszyk chwilowo nie działa');
	});

	it('lists the parts of a set, also one that is no longer sold (4.18)', async () => {
		const { html } = await visit('/p/ZG-001/komplet', SET, SCARF, BLOUSE);
		for (const part of ['href="/szalik-ponowa"', 'href="/bluzka"', 'nie ma już w sprzedaży'])
			expect(html).toContain(part);
	});

	it('lists files with their samples, and promises neither a courier nor a return (4.29, 15.42)', async () => {
		const downloads = [{ title: 'Wykrój', sample: '/api/sample/W-1/fragment.svg' }, { title: 'Instrukcja' }];
		const { html } = await visit('/p/SZ-002/szalik', { ...SCARF, type_id: 'downloadable', downloads });
		for (const part of ['Wykrój', 'href="/api/sample/W-1/fragment.svg"', 'Instrukcja', 'Pliki od razu po opłaceniu'])
			expect(html).toContain(part);
		expect(html).not.toMatch(/Darmowa dostawa|Zwrot do 14 dni/);
	});

	it.each([
		['/film/szalik.webm', '<video'],
		['https://films.test/szalik', 'href="https://films.test/szalik"'],
	])('plays the film %s on the page only where it is the shop’s own (4.31)', async (vid, shown) => {
		const gallery = [{ image: '/s/z/szalik-front', pos: 1, typ: 'image', lab: null, vid }];
		const { html } = await visit('/p/SZ-002/szalik', { ...SCARF, media_gallery: gallery });
		expect(html).toContain(shown);
		expect(html?.includes('preload="none"')).toBe(vid.startsWith('/film/'));
	});

	it('shows no film from an address that is no web page (4.31)', async () => {
		const gallery = [{ image: '/s/z/szalik-front', pos: 1, typ: 'image', lab: null, vid: 'javascript:alert(1)' }];
		const { html } = await visit('/p/SZ-002/szalik', { ...SCARF, media_gallery: gallery });
		expect(html).not.toMatch(/javascript:|<video/);
	});

	it('is found by its path alone', async () => {
		expect((await visit('/p/NIE/szalik-ponowa', SCARF)).status).toBe(200);
	});

	it('is not searched for where the lookup of its address has found it', async () => {
		const asked: unknown[] = [];
		const api = fakeCatalog(({ type, searchQuery }) => {
			if (type === 'product') asked.push(searchQuery._appliedFilters?.map(({ attribute }) => attribute));
			return {};
		});
		const visitFound = (sku: string) =>
			visitPage(page, {
				path: '/p/:parentSku/:slug',
				url: `/p/${sku}/szalik`,
				shop: fakeShop({ api }),
				found: { type: 'product', document: SCARF },
			});
		expect((await visitFound(SCARF.sku)).html).toContain(`${SCARF.name}</h1>`);
		expect(asked).not.toContainEqual(['sku']);
		expect((await visitFound('ANOTHER')).status).toBe(404);
		expect(asked).toContainEqual(['sku']);
	});

	it('of a variant moves for good to its parent (2.32, 4.9)', async () => {
		const child = { ...SCARF, sku: 'BL-006-PUD-M', visibility: 1, parentSku: 'BL-006' };
		const visited = await visit('/p/BL-006-PUD-M/bluzka', child, BLOUSE);
		expect(visited).toEqual({ status: 301, location: '/bluzka?childSku=BL-006-PUD-M' });
	});

	it('of a variant moves to the variant’s own address where that shows it (2.32, 4.9)', async () => {
		const child = { ...SCARF, sku: 'BL-006-PUD-M', url_path: 'bluzka-pud-m', visibility: 1, parentSku: 'BL-006' };
		const visited = await visitPage(page, {
			path: '/p/:parentSku/:slug',
			url: '/p/BL-006-PUD-M/bluzka',
			shop: shopOf(child, BLOUSE),
			showsVariants: true,
		});
		expect(visited).toEqual({ status: 301, location: '/bluzka-pud-m' });
	});

	it.each<[string, Product[]]>([
		['is unknown', []],
		['is disabled', [{ ...SCARF, status: 2 }]],
		['is a variant without a parent', [{ ...SCARF, visibility: 1 }]],
	])('is a real 404 when the product %s (4.8)', async (_, products) => {
		expect((await visit('/p/SZ-002/szalik', ...products)).status).toBe(404);
	});
});

it.each([
	['/bluzka?color=1', '/bluzka?color=2', false],
	['/bluzka', '/szalik', true],
	['/bluzka', '/bluzka', true],
])('going from %s to %s loads again: %s', (from, to, loads) => {
	const urls = { currentUrl: new URL(from, 'http://a'), nextUrl: new URL(to, 'http://a') };
	const args = { ...urls, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
	expect(page.shouldRevalidate(args)).toBe(loads);
});
