import type { APIRequestContext, Page } from '@playwright/test';
import { linkedPaths, markupFaults, pageFaults, schemaTypes } from './page-audit.ts';
import { shopAddresses } from './shop-addresses.ts';
import { act, alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Requests under way at the same time. */
const PARALLEL = 4;
/** Products are all made alike, so every so many are read, in all languages. */
const READ_PRODUCTS = 4;
/** The HTML checker is far slower than the shop, so it reads only every so many pages. */
const CHECKED = 8;

interface Visited {
	path: string;
	status: number;
	markup: string;
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
	const answer = await request.get(path, { maxRedirects: 0 });
	return { path, status: answer.status(), markup: await answer.text() };
}

async function visitAll(request: APIRequestContext, paths: readonly string[]): Promise<Visited[]> {
	const waiting = [...paths];
	const visited: Visited[] = [];
	const work = async () => {
		for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
			visited.push(await visit(request, path));
		}
	};
	await Promise.all(Array.from({ length: PARALLEL }, work));
	return visited;
}

const named =
	({ path }: Visited) =>
	(fault: string) =>
		`${path}: ${fault}`;

test('every address of the shop is a page that search engines understand, and no link leads nowhere (2.33)', async ({
	request,
	baseURL,
}) => {
	test.setTimeout(600_000);
	const { all, productPages, missing } = await shopAddresses(request);
	expect(all.length).toBeGreaterThan(100);
	expect(missing).toEqual([]);

	const unread = new Set(productPages.filter((_, index) => index % READ_PRODUCTS !== 0).flat());
	const visited = await visitAll(
		request,
		all.filter((path) => !unread.has(path)),
	);
	expect(visited.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
	expect(visited.flatMap((page) => pageFaults(page.markup).map(named(page)))).toEqual([]);
	const types = new Set(visited.flatMap(({ markup }) => schemaTypes(markup)));
	for (const type of [
		'ProductGroup',
		'Product',
		'Offer',
		'BreadcrumbList',
		'ItemList',
		'OnlineStore',
		'WebSite',
		'SearchAction',
		'FAQPage',
		'WebPage',
	])
		expect(types).toContain(type);

	const linked = new Set(visited.flatMap(({ path, markup }) => linkedPaths(markup, `${baseURL}${path}`)));
	const further = await visitAll(
		request,
		// each large picture is made at its first request: a thousand of them are another test
		[...linked].filter((path) => !all.includes(path) && !path.startsWith('/img/')),
	);
	expect(further.filter(({ status }) => status >= 400).map(({ path, status }) => `${path} ${status}`)).toEqual([]);

	const checked = visited.filter((_, index) => index % CHECKED === 0);
	const faults = await Promise.all(checked.map(async (page) => (await markupFaults(page.markup)).map(named(page))));
	expect(faults.flat()).toEqual([]);
});

/** One page of each type, by what it shows. */
const SAMPLE = [
	'/',
	'/ona/sukienki',
	'/ona/sukienki?page=2',
	'/nowosc',
	'/szukaj?q=sukienka',
	'/szukaj?q=xyzxyzxyz',
	'/porownanie',
	'/faq',
	'/partners',
	'/kontakt',
	'/login',
];

/** The checkout has tests of its own, and nothing in its layout says when it is hydrated. */
const CHECKOUT = '/cart';

async function productOfEachType(request: APIRequestContext): Promise<string[]> {
	const types = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'];
	const answers = types.map(async (type) => {
		const filters = [
			{ attribute: 'type_id', value: { eq: type } },
			{ attribute: 'visibility', value: { in: [2, 3, 4] } },
		];
		const data = { type: 'product', searchQuery: { _appliedFilters: filters }, size: 1 };
		const answer = await request.post('/api/catalog/search', { data });
		const { hits = [] } = await answer.json();
		return hits.map(({ url_path }: { url_path: string }) => `/${url_path}`);
	});
	return (await Promise.all(answers)).flat();
}

async function comesAlive(page: Page, path: string) {
	await page.goto(path);
	await act(page);
	await alive(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a page of each type comes alive without an error, and its markup is clean', async ({ page, request }) => {
	test.setTimeout(600_000);
	const paths = [...SAMPLE, ...(await productOfEachType(request))];
	const visited = await visitAll(request, [...paths, CHECKOUT]);
	const faults = await Promise.all(visited.map(async (each) => (await markupFaults(each.markup)).map(named(each))));
	expect(faults.flat()).toEqual([]);
	for (const path of paths) await comesAlive(page, path);
});
