import type { APIRequestContext } from '@playwright/test';

const LISTED = [
	{ attribute: 'visibility', value: { in: [2, 3, 4] } },
	{ attribute: 'status', value: { in: [0, 1] } },
];
const ACTIVE = [{ attribute: 'is_active', value: { eq: true } }];
/** Pages that the catalogue does not list. */
const OTHERS = ['/', '/faq', '/partners', '/kontakt'];

interface Hit {
	url_path?: string;
	url_key?: string;
	product_count?: number;
	level?: number;
}

async function search(request: APIRequestContext, type: string, filters: unknown[]): Promise<Hit[]> {
	const size = type === 'product' ? 500 : 999;
	const hits: Hit[] = [];
	for (let total = 1; hits.length < total; ) {
		const answer = await request.post('/api/catalog/search', {
			data: { type, searchQuery: { _appliedFilters: filters }, size, from: hits.length },
		});
		const page = await answer.json();
		if (page.hits.length === 0) break;
		hits.push(...page.hits);
		total = page.total;
	}
	return hits;
}

async function fromSitemap(request: APIRequestContext): Promise<string[]> {
	const answer = await request.get('/sitemap.xml');
	if (!answer.ok()) return [];
	const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
	const parts = found.filter(({ pathname }) => pathname.endsWith('.xml'));
	const rest = await Promise.all(parts.map(async ({ pathname }) => (await request.get(pathname)).text()));
	const inner = rest.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at)));
	return [...found, ...inner].map(({ pathname }) => pathname).filter((path) => !path.endsWith('.xml'));
}

/** Asks the search for everything that has a page. */
async function fromCatalogue(request: APIRequestContext) {
	const [products, categories, tags, pages] = await Promise.all([
		search(request, 'product', LISTED),
		search(request, 'category', ACTIVE),
		search(request, 'tag', []),
		search(request, 'cms_page', []),
	]);
	const shown = categories.filter(({ product_count = 0, level = 0 }) => product_count > 0 && level > 1);
	const others = [
		...OTHERS,
		...shown.map(({ url_path }) => `/${url_path}`),
		...[...tags, ...pages].map(({ url_key }) => `/${url_key}`),
	];
	return { products: products.map(({ url_path }) => `/${url_path}`), others };
}

/** Finds every address that search engines should know: those of the sitemap, and those that only the catalogue holds. */
export async function shopAddresses(request: APIRequestContext) {
	const [named, { products, others }] = await Promise.all([fromSitemap(request), fromCatalogue(request)]);
	const held = [...products, ...others];
	return {
		all: [...new Set([...named, ...held])],
		products,
		missing: named.length > 0 ? held.filter((path) => !named.includes(path)) : [],
	};
}
