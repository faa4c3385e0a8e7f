import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { storeRouteName } from '@pasaz/kernel/routes';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sized } from '../../../scripts/for-tests/faults.ts';
import { ROUTES } from '../routes.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { type FakeCatalogue, fakeCatalogueApi } from '../routing/catalogue.fake.ts';
import { isPageHandle } from '../routing/page-meta.ts';
import { FAKE_PAGE, FAKE_SETTINGS as settings } from './settings.fake.ts';
import { createStorefront } from './storefront.ts';

beforeEach(() => {
	vi.spyOn(console, 'info').mockImplementation(() => undefined);
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const [, GERMANY = POLAND] = STORE_VIEWS;

const KNOWN: FakeCatalogue = {
	mapped: {
		'ona/sukienki': { _type: 'category', _source: { url_path: 'ona/sukienki' } },
		jagna: { _type: 'product', _source: { sku: 'J', slug: 'jagna', type_id: 'configurable' } },
		'jagna-m': { _type: 'product', _source: { sku: 'J-M', parentSku: 'J' } },
		żółć: { _type: 'cms_page', _source: { url_key: 'zolc' } },
		karta: { _type: 'product', _source: { sku: 'K', type_id: 'giftcard' } },
	},
	redirects: {
		wyprzedaz: { target: '/promocje', code: 302 },
		'o-zwrotach': { target: '/faq#zwroty', code: 301 },
		lato: { target: '/promocje?season=lato#top', code: 301 },
		blog: { target: 'https://blog.example/', code: 301 },
	},
	hits: {
		tag: [{ url_key: 'nowosc' }],
		product: [{ sku: 'J', url_path: 'jagna', slug: 'jagna', type_id: 'configurable' }],
	},
};

function open(storeView: StoreView = POLAND, known = KNOWN) {
	const { api } = fakeCatalogueApi(known);
	const pages = new Map(ROUTES.map(({ page }) => [page as string, FAKE_PAGE]));
	const slices = { pages, fragment: () => undefined, broken: [] };
	const storefront = createStorefront(storeView, { settings, slices, watch: () => api });
	const prefix = storeView.appendStoreCode ? `/${storeView.storeCode}` : '';
	return async (path: string) => {
		const request = storefront.openRequest();
		const { handler } = await storefront.dispatch(new URL(path, settings.publicUrl).pathname, request);
		const asked = new Request(settings.publicUrl + prefix + path);
		const answer = await handler.query(asked, { requestContext: request.context });
		if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location') };
		const last = answer.matches.at(-1)?.route;
		const name = isPageHandle(last?.handle) ? last.handle.name : undefined;
		return { status: answer.statusCode, name, params: last && answer.loaderData[last.id] };
	};
}

const EXAMPLES: Record<string, string> = { slug: 'ona', parentSku: 'J', childSku: 'J-M', uuid: 'u', key: 'k' };
const example = (path: string) => path.replace(/\/:(\w+)(\?)?/g, (_, key, rest) => (rest ? '' : `/${EXAMPLES[key]}`));

describe.each([POLAND, GERMANY])('the storefront $storeCode', (storeView) => {
	const ask = open(storeView);

	it.each(ROUTES.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => [path, route.name])))(
		'has %s under the name of %s (2.29)',
		async (path, name) => {
			expect(await ask(example(path))).toMatchObject({ status: 200, name: storeRouteName(name, storeView) });
		},
	);

	it.each([
		['/ona/sukienki', 200, 'category'],
		['/jagna', 200, 'configurable-product'],
		['/inny/dzia%C5%82/jagna', 200, 'configurable-product'],
		['/nowosc', 200, 'tag'],
		['/%C5%BC%C3%B3%C5%82%C4%87', 200, 'cms-page'],
		['/nie-ma', 404, undefined],
		['/karta', 404, undefined],
		['/account/x', 404, undefined],
		['/%E0%A4%A', 404, undefined],
	])('resolves %s (2.18, 3.1)', async (path, status, name) => {
		const answer = await ask(path);
		expect(answer).toMatchObject({ status });
		if (name) expect(answer.name).toBe(storeRouteName(name, storeView));
	});

	it.each([
		['/jagna-m', '/jagna?childSku=J-M'],
		['/JAGNA?kolor=1', '/jagna?kolor=1'],
	])('leads from %s to %s within itself (2.32)', async (path, location) => {
		const prefix = storeView.appendStoreCode ? `/${storeView.storeCode}` : '';
		expect(await ask(path)).toEqual({ status: 301, location: prefix + location });
	});

	it('goes where its editors lead within itself, with the query unless they give one (3.14)', async () => {
		const prefix = storeView.appendStoreCode ? `/${storeView.storeCode}` : '';
		expect(await ask('/wyprzedaz?a=1')).toEqual({ status: 302, location: `${prefix}/promocje?a=1` });
		expect(await ask('/o-zwrotach?page=2')).toEqual({ status: 301, location: `${prefix}/faq?page=2#zwroty` });
		expect(await ask('/lato?a=1')).toEqual({ status: 301, location: `${prefix}/promocje?season=lato#top` });
	});

	it('goes to another site without telling it what the shopper asked for', async () => {
		expect(await ask('/blog?q=x&token=y')).toEqual({ status: 301, location: 'https://blog.example/' });
	});

	it('opens a product with the variant that the address names (2.26, 3.12)', async () => {
		expect(await ask('/jagna?childSku=J-M')).toMatchObject({ params: { parentSku: 'J', childSku: 'J-M' } });
	});
});

it('is unavailable, not missing a page, while nobody can say what a path stands for', async () => {
	const fails = open(POLAND, { ...KNOWN, fails: /./ });
	await expect(fails('/jagna')).resolves.toMatchObject({ status: 500 });
});

/** About 1 ms of a core for each address. */
const RUNS = sized(600, 20_000);

it(
	`answers ${RUNS} addresses of any kind with a page, another address or nothing, and never fails`,
	async () => {
		const ask = open();
		const part = fc.oneof(
			fc.constantFrom('ona', 'ONA', 'sukienki', 'jagna', 'jagna-m', 'nowosc', 'karta', 'p', 'cart', 'tag', 'category'),
			fc.constantFrom(
				'..',
				'.',
				'',
				'%2f',
				'%00',
				'%E0%A4%A',
				'%',
				':x',
				'*',
				'?',
				';x',
				'@',
				'\\',
				'de',
				'C:',
				'[',
				'{}',
			),
			fc.string({ maxLength: 12 }),
			fc.string({ unit: 'binary', maxLength: 6 }),
			fc.webPath().map((path) => path.slice(1)),
			fc.constant('a'.repeat(3000)),
		);
		const paths = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
		const property = fc.asyncProperty(paths, async (given) => {
			const { pathname } = new URL(settings.publicUrl + given);
			const path = canonicalPath(pathname, ROUTES);
			fc.pre(!/^\/(de|it)(\/|$)/i.test(path));
			const { status } = await ask(path);
			expect([200, 301, 404]).toContain(status);
		});
		await fc.assert(property, { numRuns: RUNS });
	},
	60_000 + RUNS * 60,
);
