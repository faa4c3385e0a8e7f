import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.fixture.ts';
import * as page from './category-page.tsx';

const PATH = '/category/*';

function shopWith(asked: SearchRequest[] = [], answer = catalogue) {
	const api = fakeCatalog((request) => {
		asked.push(request);
		return answer(request);
	});
	return fakeShop({ api });
}

async function visit(slug: string, shop = shopWith()) {
	const withSlug = {
		...page,
		loader: (args: Parameters<typeof page.loader>[0]) =>
			page.loader({ ...args, params: { ...args.params, slug: args.params['*']?.replace(/^tag\//, '') } }),
	};
	return visitPage(withSlug, { path: PATH, url: `/category/${slug}`, shop });
}

const productsAsked = (asked: SearchRequest[]) => asked.find(({ type }) => type === 'product');

describe('a category', () => {
	it('shows where it is, what is below it, its filters and its products (2.24)', async () => {
		const { status, html } = await visit('ona/sukienki');
		expect(status).toBe(200);
		expect(html?.match(/<h1/g)).toHaveLength(1);
		for (const part of [
			'Sukienki</h1>',
			'href="/ona"',
			'href="/ona/sukienki/maxi"',
			'Lekkie i\u00a0mocne.',
			'120 produktów',
			'href="/sukienka-a"',
			'href="/ona/sukienki?page=2"',
			'name="color" value="8"',
			'aria-label="Lista życzeń: Sukienka A" aria-pressed="false"',
		]) {
			expect(html).toContain(part);
		}
	});

	it('asks for what the address says, a page of 50 at a time (2.24, 6.1, 6.2, 6.8)', async () => {
		const asked: SearchRequest[] = [];
		await visit(
			'ona/sukienki?color=8&color=9&price_from=0&price_to=150&sort=final_price:asc&page=2&utm_id=1',
			shopWith(asked),
		);
		const request = productsAsked(asked);
		expect(request).toMatchObject({ size: 50, from: 50, sort: 'final_price:asc' });
		expect(request?.searchQuery._appliedFilters).toEqual([
			{ attribute: 'visibility', value: { in: [2, 3, 4] } },
			{ attribute: 'status', value: { in: [0, 1] } },
			{ attribute: 'category_ids', value: { in: [4] } },
			{ attribute: 'color', value: { in: [8, 9] }, scope: 'catalog' },
			{ attribute: 'price', value: { gte: 0, lte: 150 }, scope: 'catalog' },
		]);
	});

	it('marks what is chosen and offers to take it back', async () => {
		const { html } = await visit('ona/sukienki?color=8&sort=final_price:asc');
		expect(html).toMatch(/checked=""[^>]*name="color" value="8"|name="color"[^>]*checked=""[^>]*value="8"/);
		expect(html).toContain('aria-label="Usuń filtr: Rudy"');
		expect(html).toContain('href="/ona/sukienki?sort=final_price%3Aasc"');
	});

	it('offers the products of the next page, and says which are shown', async () => {
		const { html } = await visit('ona/sukienki?page=2');
		expect(html).toContain('51–52 z 120 produktów');
		expect(html).toMatch(/<a(?=[^>]*href="\/ona\/sukienki\?page=3")[^>]*>Pokaż więcej<\/a>/);
		expect((await visit('ona/sukienki?page=3')).html).not.toContain('Pokaż więcej');
	});

	it('is found by its url key too (2.25)', async () => {
		expect((await visit('sukienki')).html).toContain('Sukienki</h1>');
	});

	it('says that nothing fits', async () => {
		const empty = (request: SearchRequest) => (request.type === 'product' ? {} : catalogue(request));
		const { html } = await visit('ona/sukienki?color=8', shopWith([], empty));
		expect(html).toContain('Żaden produkt nie pasuje');
	});

	it('that does not exist is a real 404', async () => {
		expect((await visit('ona/nic')).status).toBe(404);
	});

	it('whose products cannot be had is an error on the server, so that no empty page is kept (6.12, 6.17)', async () => {
		const broken = (request: SearchRequest) =>
			request.type === 'product' ? Response.json({ code: 500 }, { status: 500 }) : catalogue(request);
		const shop = fakeShop({ api: fakeCatalog(broken) });
		expect((await visit('ona/sukienki', shop)).status).toBe(500);
	});
});

describe('a tag', () => {
	it('lists the products that carry it (2.9)', async () => {
		const asked: SearchRequest[] = [];
		const { html } = await visit('tag/nowosc', shopWith(asked));
		expect(html).toContain('Nowość</h1>');
		expect(productsAsked(asked)?.searchQuery._appliedFilters).toContainEqual({
			attribute: 'flags_ids',
			value: { in: [7] },
		});
	});

	it('that does not exist is a real 404', async () => {
		expect((await visit('tag/nic')).status).toBe(404);
	});
});

it('what a page of 50 products carries is small', async () => {
	const many = (request: SearchRequest) => {
		const answer = catalogue(request);
		const [first] = answer.hits ?? [];
		return request.type === 'product' && first ? { ...answer, hits: Array.from({ length: 50 }, () => first) } : answer;
	};
	const { data } = await visit('ona/sukienki', shopWith([], many));
	expect(JSON.stringify(data).length).toBeLessThan(20_000);
});

it('search engines get a title, one address for each page, and no filtered lists (7.6)', async () => {
	const { data } = await visit('ona/sukienki?color=8&page=2');
	expect(page.handle.meta(data, fakeShop())).toEqual({
		title: 'Sukienki, strona 2',
		description: 'Sukienki marki Kram: zobacz kolory, rozmiary i ceny. Darmowa dostawa od 300\u00a0zł.',
		canonical: '/ona/sukienki?page=2',
		noindex: true,
		leadImage: { path: '/s/u/a-front', use: 'tile', sizes: expect.any(String) },
	});
});

it('search engines also get the way to the page and its products in order; a filtered list gives nothing', async () => {
	const absolute = (path: string) => `https://shop.example${path}`;
	const { data } = await visit('ona/sukienki?page=2');
	const [way, list] = page.handle.jsonLd?.(data, fakeShop(), absolute) ?? [];
	expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
	expect(list).toMatchObject({
		'@type': 'ItemList',
		numberOfItems: 120,
		itemListElement: [{ position: 51, url: 'https://shop.example/sukienka-a' }, { position: 52 }],
	});
	const filtered = await visit('ona/sukienki?color=8');
	expect(page.handle.jsonLd?.(filtered.data, fakeShop(), absolute)).toEqual([]);
});

it('a cached page goes with its category and its products', async () => {
	const { data } = await visit('ona/sukienki');
	expect(page.handle.tags?.(data)).toEqual(['category:4', 'product:1', 'product:1']);
	expect(page.handle.tags?.((await visit('tag/nowosc')).data)).toContain('tag:7');
});

it.each(['ona/sukienki?page=9', 'ona/sukienki?page=1000'])(
	'a page beyond the last one, %s, leads to the last',
	async (slug) => {
		expect(await visit(slug)).toEqual({ status: 302, location: '/ona/sukienki?page=3' });
	},
);
