import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { type CmsLayout, cmsLayout } from '@pasaz/kernel/contract/content';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { afterEach, expect, it, vi } from 'vitest';
import { CATEGORIES, product, TAG } from '../catalogue.fixture.ts';
import type { Home } from '../home/load-home.ts';
import * as page from './home-page.tsx';

function answer(request: SearchRequest) {
	if (request.type === 'category') return { hits: CATEGORIES.slice(0, 1) };
	if (request.type === 'tag') return { hits: [TAG] };
	return { hits: Array.from({ length: request.size ?? 0 }, (_, index) => product(`P${index}`)) };
}

afterEach(() => void vi.unstubAllGlobals());

it('shows the lists of the home page in their sizes, none of its leading products twice (7.4)', async () => {
	const asked: SearchRequest[] = [];
	const api = fakeCatalog((request) => {
		asked.push(request);
		return answer(request);
	});
	const { status, html } = await visitPage(page, { path: '/', url: '/', shop: fakeShop({ api }) });
	expect(status).toBe(200);
	expect(html?.match(/<h1/g)).toHaveLength(1);
	expect(html?.match(/<article/g)).toHaveLength(7 + 8 + 7);
	expect(html?.match(/fetchPriority="high"/g)).toHaveLength(1);
	for (const part of ['href="/nowosc"', 'href="/promocje"', 'href="/ona"', '60 produktów'])
		expect(html).toContain(part);
	const sorts = asked.filter(({ type }) => type === 'product').map(({ sort }) => sort);
	expect(sorts).toEqual(['created_at:desc', 'created_at:desc', 'order_priority:desc', 'created_at:desc']);
});

it('tells search engines whose shop it is and how it is searched', async () => {
	const shop = fakeShop({ api: fakeCatalog(answer) });
	const { data } = await visitPage(page, { path: '/', url: '/', shop });
	const [organisation, site] = page.handle.jsonLd?.(data, shop, (path) => `https://shop.example/de${path}`) ?? [];
	expect(organisation).toMatchObject({ name: 'Kram', url: 'https://shop.example/de/' });
	expect(JSON.stringify(site)).toContain('"https://shop.example/de/szukaj?q={search_term_string}"');
	expect(page.handle.tags?.(data)).toEqual(['home', 'product:1']);
});

/** A shop whose editors arranged the home page so. */
function arrangedShop(layout: CmsLayout, answering: Parameters<typeof fakeCatalog>[0] = answer) {
	const catalogue = fakeCatalog(answering);
	const arranged = createApi({
		baseUrl: 'http://api.test',
		timeout: 1000,
		fetch: async () => Response.json({ code: 200, result: layout }),
	});
	const call: Api['call'] = (endpoint, input) =>
		(endpoint.path === cmsLayout.path ? arranged : catalogue).call(endpoint, input);
	return fakeShop({ api: { ...catalogue, call } });
}

const banner = (title: string) => ({ image: '/s/u/a', title, text: null, url: `/${title}` });
const LAYOUT = {
	hero: { eyebrow: 'Zima', title: 'Ciepło', lead: 'Wełna na mróz.' },
	story: { title: 'Kto szyje', text: 'My.' },
	mainBanners: [banner('welna'), banner('merynos')],
	smallBanners: [banner('prezent')],
	productBanners: [banner('jagna')],
	promotedCategories: [3],
};

const HEAD_IMAGE = { image: '/z/i/zima', url: '/zima', alt: 'Zima w górach' };
const CONFIG = {
	menuTags: [],
	socialLogin: { google: null, facebook: null },
	contact: { email: '', phone: '', address: '', hours: '' },
};

it('places what editors arranged (7.5)', async () => {
	const { html } = await visitPage(page, { path: '/', url: '/', shop: arrangedShop(LAYOUT) });
	for (const part of ['href="/welna"', 'href="/merynos"', 'href="/prezent"', 'href="/jagna"'])
		expect(html).toContain(part);
	for (const text of ['Zima', 'Ciepło</h1>', 'Wełna na mróz.', 'Kto szyje', 'My.']) expect(html).toContain(text);
});

it('leads to categories without a path by their slug (2.28)', async () => {
	const withoutPath = (request: SearchRequest) => {
		const { hits = [] } = answer(request);
		return { hits: request.type === 'category' ? hits.map((hit) => ({ ...hit, url_path: '' })) : hits };
	};
	const { data } = await visitPage(page, { path: '/', url: '/', shop: arrangedShop(LAYOUT, withoutPath) });
	expect(data).toMatchObject({ categories: [{ href: '/c/ona' }], layout: { promoted: [{ href: '/c/ona' }] } });
});

it('tells the shop’s story beside a product where editors chose none', async () => {
	const shop = arrangedShop({ ...LAYOUT, productBanners: [] });
	const { html } = await visitPage(page, { path: '/', url: '/', shop });
	for (const text of ['Kto szyje', 'Zobacz, co polecamy']) expect(html).toContain(text);
});

it('rule 10.16: has the parts that editors chose, in their order and under their headings, with as many banners as they gave', async () => {
	const shop = arrangedShop({
		...LAYOUT,
		hero: { ...LAYOUT.hero, links: [{ label: 'Do kolekcji', url: '/zima' }] },
		sections: [{ kind: 'sale', title: 'Okazje' }, { kind: 'byways' }, { kind: 'stories' }, { kind: 'story' }],
		mainBanners: ['a', 'b', 'c'].map(banner),
		smallBanners: ['d', 'e', 'f'].map(banner),
		productBanners: ['g', 'h'].map(banner),
	});
	const { html = '' } = await visitPage(page, { path: '/', url: '/', shop });
	const parts = ['Do kolekcji', 'Okazje', '/d"', '/e"', '/f"', '/a"', '/b"', '/c"', 'Kto szyje', '/g"', '/h"'];
	const places = parts.map((part) => html.indexOf(part));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	for (const part of ['Nowości', 'Najchętniej', 'Promocje', '60 produktów']) expect(html).not.toContain(part);
});

/** The articles in markup, those in items of lists or all of them, as a document has them. */
function showArticles(html: string) {
	const articlesFor = (selector: string) =>
		html.match(selector.includes(' li ') ? /<li[^>]*><article.*?<\/article>/g : /<article.*?<\/article>/g) ?? [];
	const querySelectorAll = (selector: string) =>
		articlesFor(selector).map((article) => ({
			querySelector: (element: string) => ({
				getAttribute: (name: string) => new RegExp(`<${element} [^>]*?\\b${name}="([^"]*)`).exec(article)?.[1],
			}),
		}));
	vi.stubGlobal('document', { querySelectorAll });
}

/** New products are others than those that are reduced. */
const newest = (request: SearchRequest) => {
	const isNew = request.sort === 'created_at:desc' && !JSON.stringify(request).includes('flags_ids');
	return isNew ? { hits: ['N0', 'N1'].map((sku) => product(sku)) } : answer(request);
};

it.each([
	['as the shop arranges it', undefined],
	['in another order and with fewer parts', [{ kind: 'sale' }, { kind: 'stories' }, { kind: 'new' }]],
] satisfies [string, CmsLayout['sections']][])(
	'its document does not tell again what its tiles show, %s',
	async (_, sections) => {
		const shop = arrangedShop({ ...LAYOUT, sections }, newest);
		const { html = '', data } = await visitPage(page, { path: '/', url: '/', shop });
		const home = data as Home;
		const told: Home = JSON.parse(JSON.stringify({ ...home, ...page.handle.shown.brief(home) }));
		for (const tile of [...told.newCollection, ...told.sale]) expect(tile).not.toHaveProperty('href');
		if (sections) expect(told.bestsellers).toEqual(home.bestsellers);
		showArticles(html);
		expect({ ...told, ...page.handle.shown.read(told, (href) => href) }).toEqual(home);
	},
);

it('rule 7.5: is led by the head image of the shop’s settings', async () => {
	const { call, ...api } = fakeCatalog(answer);
	const settings = createApi({
		baseUrl: 'http://api.test',
		timeout: 1000,
		fetch: async () => Response.json({ code: 200, result: { ...CONFIG, headImage: HEAD_IMAGE } }),
	});
	const shop = fakeShop({
		api: {
			...api,
			call: (endpoint, input) =>
				endpoint.path === shopConfig.path ? settings.call(endpoint, input) : call(endpoint, input),
		},
	});
	const { html, data } = await visitPage(page, { path: '/', url: '/', shop });
	expect(html).toContain('alt="Zima w górach"');
	expect(html?.match(/fetchPriority="high"/g)).toHaveLength(1);
	expect(page.handle.meta(data, shop).leadImage?.path).toBe('/z/i/zima');
});

it('opens with the shop’s name where the arrangement cannot be had, and leads to no tag that the shop does not name (6.23)', async () => {
	const { tags: _, ...storeView } = POLAND;
	const shop = fakeShop({ api: fakeCatalog(answer), storeView });
	const { status, html } = await visitPage(page, { path: '/', url: '/', shop });
	expect(status).toBe(200);
	expect(html).toContain('Kram</h1>');
	expect(html).not.toContain('href="/nowosc"');
	expect(html).not.toContain('href="/promocje"');
});
