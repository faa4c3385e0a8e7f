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

/** The sitemap's pages, each with its address in every language. */
async function fromSitemap(request: APIRequestContext): Promise<string[][]> {
	const sitemap = await (await request.get('/sitemap.xml')).text();
	const parts = [...sitemap.matchAll(/<sitemap><loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
	const texts = await Promise.all(parts.map(async (path) => (await request.get(path)).text()));
	const pages = [sitemap, ...texts].flatMap((text) => text.match(/<url>.*?<\/url>/gs) ?? []);
	return pages.map((page) => {
		const addresses = [...page.matchAll(/<loc>([^<]+)|hreflang="[^"]*" href="([^"]+)/g)];
		return [...new Set(addresses.map(([, own, other]) => new URL(own ?? other ?? '').pathname))];
	});
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
	const listed = new Set(named.flat());
	const held = [...products, ...others];
	/** Each product's addresses in all languages. */
	const productPages = products.map((path) => named.find((addresses) => addresses.includes(path)) ?? [path]);
	return { all: [...new Set([...listed, ...held])], productPages, missing: held.filter((path) => !listed.has(path)) };
}
