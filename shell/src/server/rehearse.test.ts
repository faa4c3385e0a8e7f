import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { describe, expect, it } from 'vitest';
import type { Generation } from './generation.ts';
import { rehearse } from './rehearse.ts';
import type { Rendered } from './workers/page-in-work.ts';

type Page = Partial<Pick<Rendered, 'status' | 'location'>> & {
	html?: string;
	degraded?: boolean;
	fails?: boolean | 'once';
};

const WHOLE =
	'<title>Shop</title><main class="m"><h1>Brzask</h1><!--$--><h2>Nowości</h2><!--/$--></main><a href="/ona">Ona</a><a class="x" href="/de/sie?x=1">Sie</a>';

const NO_PAUSES = [0, 0];

/** Renders the same everywhere but at some addresses. */
function generationWith(pages: Record<string, Page> = {}, declared: readonly string[] = []): Generation {
	const made = new Set<string>();
	const render: Generation['render'] = ({ url }) => {
		const { html = WHOLE, degraded = false, fails, ...head } = pages[url] ?? {};
		const page = {
			...{ status: 200, location: undefined, ...head },
			body: new Blob([html]).stream(),
			isDegraded: () => degraded,
		} as unknown as Rendered;
		const isFirst = !made.has(url);
		made.add(url);
		const rendered =
			fails === true || (fails && isFirst) ? Promise.reject(new Error('the worker ended')) : Promise.resolve(page);
		return { loaded: rendered, rendered };
	};
	const files = { set: '', shell: '', remotes: [], broken: [], views: '' };
	const causeOf = (url: string) => (pages[url]?.status === 500 ? 'mf_content: Error: broken' : undefined);
	return { set: { id: '', releases: {} }, broken: [], declared, causeOf, files, render, close: async () => {} };
}

const tried = async (after: Record<string, Page>, before: Record<string, Page> = {}) => {
	const sets = { candidate: generationWith(after), shown: generationWith(before) };
	return rehearse(sets, STORE_VIEWS, NO_PAUSES);
};
const findingsOf = async (...given: Parameters<typeof tried>) =>
	(await tried(...given)).filter(({ faults, changes }) => faults.length + changes.length > 0);

describe('a rehearsal (26.39)', () => {
	it('tries pages with a fixed path, and those that the home page leads to, in each store view', async () => {
		const urls = (await tried({})).map(({ url }) => url);
		expect(urls).toEqual(expect.arrayContaining(['/', '/faq', '/ona', '/de', '/de/faq', '/de/sie', '/it/cart']));
		expect(new Set(urls).size).toBe(urls.length);
		expect(urls.filter((url) => url.includes('//'))).toEqual([]);
		expect(await findingsOf({})).toEqual([]);
	});

	it.each<[string, Page, string]>([
		['fails', { fails: true }, 'answers 503, and 200 now'],
		['is gone', { status: 404 }, 'answers 404, and 200 now'],
		['lacks a part', { degraded: true }, 'a part of it is missing'],
		['has lost its heading', { html: '<title>Shop</title>' }, 'it has no heading'],
		['has lost its title', { html: '<h1>Brzask</h1>' }, 'it has no title'],
		['has lost its landmarks', { html: '<title>Shop</title><h1>Brzask</h1>' }, 'it has no landmarks'],
	])('finds a page that %s', async (_, page, fault) => {
		expect(await findingsOf({ '/faq': page })).toMatchObject([
			{ url: '/faq', faults: expect.arrayContaining([fault]), changes: [] },
		]);
	});

	it('tries the addresses that a slice of the candidate declares, which must not fail', async () => {
		const shown = generationWith({ '/program': { status: 404 } });
		const page = async (status: number) => {
			const candidate = generationWith({ '/program': { status } }, ['/program', '/program/:year']);
			return (await rehearse({ candidate, shown }, STORE_VIEWS, NO_PAUSES)).filter(({ url }) =>
				url.startsWith('/program'),
			);
		};
		expect(await page(200)).toEqual([{ url: '/program', faults: [], changes: ['status: 200, was 404'] }]);
		expect(await page(503)).toMatchObject([{ faults: ['answers 503, and 404 now'] }]);
	});

	it('tells what threw', async () => {
		expect(await findingsOf({ '/faq': { status: 500 } })).toEqual([
			{ url: '/faq', faults: ['answers 500, and 200 now'], changes: [], cause: 'mf_content: Error: broken' },
		]);
	});

	it('tries pages that fail again, of which a busy machine may have been the cause', async () => {
		expect(await findingsOf({ '/faq': { fails: 'once' }, '/de/faq': { fails: 'once' } })).toEqual([]);
	});

	it('finds no fault in a page that fails as it does now', async () => {
		expect(await findingsOf({ '/faq': { fails: true } }, { '/faq': { fails: true } })).toEqual([]);
	});

	it('says that the shop itself does not work, in place of finding all alike', async () => {
		await expect(tried({ '/': { fails: true } }, { '/': { fails: true } })).rejects.toThrow(
			'The shop itself does not work: / Error: the worker ended',
		);
	});

	it('tells of a page that is made of other parts', async () => {
		const html = WHOLE.replace(/<!--.*-->/, '<nav></nav><div role="region"></div>');
		expect(await findingsOf({ '/faq': { html } })).toEqual([
			{ url: '/faq', faults: [], changes: ['headings: 1, were 2', 'landmarks: 3, were 1', 'fragments: 0, were 1'] },
		]);
	});

	it('tells what is otherwise', async () => {
		const html = `${WHOLE.replace('Brzask', 'Zmierzch')}${' '.repeat(WHOLE.length)}`;
		expect(await findingsOf({ '/faq': { html } })).toEqual([
			{
				url: '/faq',
				faults: [],
				changes: ['heading: Zmierzch, was Brzask', expect.stringMatching(/bytes, were \d+$/)],
			},
		]);
	});
});
