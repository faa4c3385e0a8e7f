import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { type SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import type { Suggestions } from '@pasaz/kernel/contract/catalog-suggest';
import { createApi } from '@pasaz/kernel/network/api';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.fixture.ts';
import * as page from './search-page.tsx';

const NO_HELP: Suggestions = { products: [], categories: [], tags: [], correction: null };

/** A shop that answers searches by function and always suggests the same. */
function shopWith(
	answer: (request: SearchRequest) => Partial<SearchAnswer>,
	suggestions: Suggestions | null = NO_HELP,
) {
	const fetch = async (url: string | URL | Request, init?: RequestInit) => {
		if (!String(url).includes('/suggest')) {
			const given = answer(SearchRequest.parse(JSON.parse(String(init?.body))));
			return Response.json({ total: given.hits?.length ?? 0, hits: [], ...given });
		}
		return Response.json({ code: suggestions ? 200 : 500, result: suggestions }, { status: suggestions ? 200 : 500 });
	};
	return fakeShop({ api: createApi({ baseUrl: 'http://api.test', timeout: 1000, fetch }) });
}

const nothing = (request: SearchRequest) => (request.type === 'product' ? { total: 0, hits: [] } : catalogue(request));
const visit = (url: string, shop = shopWith(catalogue)) => visitPage(page, { path: '/szukaj', url, shop });

describe('the search page', () => {
	it('lists what fits, with the filters, order and pages of a listing that keep the words', async () => {
		const { html } = await visit('/szukaj?q=sukienka&color=8');
		expect(html?.match(/<h1/g)).toHaveLength(1);
		for (const part of [
			'Wyniki dla „sukienka”</h1>',
			'120 produktów',
			'href="/sukienka-a"',
			'href="/szukaj?q=sukienka&amp;color=8&amp;page=2"',
			'type="hidden" name="q" value="sukienka"',
			'action="/szukaj"',
			'href="/szukaj?q=sukienka"',
			'Trafność',
		]) {
			expect(html).toContain(part);
		}
	});

	it('asks for the words within what is listed, best match first (6.1)', async () => {
		const asked: SearchRequest[] = [];
		const answer = (request: SearchRequest) => {
			asked.push(request);
			return catalogue(request);
		};
		await visit('/szukaj?q=%20lniana%20%20sukienka%20', shopWith(answer));
		const request = asked.find(({ type }) => type === 'product');
		expect(request?.searchQuery._searchText).toBe('lniana sukienka');
		expect(request?.sort).toBeUndefined();
		expect(request?.searchQuery._appliedFilters).toEqual([
			{ attribute: 'visibility', value: { in: [2, 3, 4] } },
			{ attribute: 'status', value: { in: [0, 1] } },
		]);
	});

	it.each(['ab', '%20a%20', 'x'])('asks for more than %j and searches for nothing (6.10)', async (q) => {
		const shop = shopWith(() => {
			throw new Error('searched');
		});
		const { status, html } = await visit(`/szukaj?q=${q}`, shop);
		expect(status).toBe(200);
		expect(html).toContain('Wpisz co najmniej 3 znaki.');
	});

	it('without words is a form and nothing to complain about', async () => {
		const { html } = await visit('/szukaj');
		expect(html).toContain('Szukaj</h1>');
		expect(html).not.toContain('co najmniej 3');
	});

	it('corrects the spelling where nothing was found, and shows where else to look', async () => {
		const found = {
			...NO_HELP,
			correction: 'sukienka',
			categories: [{ name: 'Sukienki', slug: 'sukienki', url_path: 'ona/sukienki', parent_name: 'Ona' }],
			tags: [{ name: 'Nowość', url_key: 'nowosc' }],
		};
		const { html } = await visit('/szukaj?q=sukjenka', shopWith(nothing, found));
		for (const part of [
			'Nic nie pasuje do „sukjenka”',
			'href="/szukaj?q=sukienka"',
			'href="/ona/sukienki"',
			'Sukienki – Ona',
		]) {
			expect(html).toContain(part);
		}
	});

	it('says that the results are of another spelling, and leads to those of the typed one (6.31)', async () => {
		const corrected = (request: SearchRequest) => ({
			...catalogue(request),
			...(request.type === 'product' && { suggest: { correction: 'sukienka' } }),
		});
		const { html } = await visit('/szukaj?q=sukjenka', shopWith(corrected));
		for (const part of [
			'Pokazujemy wyniki dla „sukienka”.',
			'href="/szukaj?q=%22sukjenka%22"',
			'Szukaj zamiast tego „sukjenka”',
		]) {
			expect(html).toContain(part);
		}
		const { html: literal } = await visit('/szukaj?q=%22sukjenka%22');
		expect(literal).toContain('Wyniki dla „sukjenka”</h1>');
		expect(literal).not.toContain('Pokazujemy');
	});

	it('leads to categories and help of the same words, on the first page (6.30)', async () => {
		const found = {
			...NO_HELP,
			categories: [{ name: 'Sukienki', slug: 'sukienki', url_path: 'ona/sukienki', parent_name: 'Ona' }],
			pages: [
				{ title: 'Tabela rozmiarów', url_key: 'tabela-rozmiarow' },
				{ title: 'Czy sukienki się skurczą?', url_key: null },
			],
		};
		const { html } = await visit('/szukaj?q=sukienka', shopWith(catalogue, found));
		for (const part of ['Sukienki – Ona', 'href="/tabela-rozmiarow"', 'href="/faq"', 'Pomoc']) {
			expect(html).toContain(part);
		}
		const { html: filtered } = await visit('/szukaj?q=sukienka&color=8', shopWith(catalogue, found));
		expect(filtered).not.toContain('href="/tabela-rozmiarow"');
	});

	it('leads to help where no product fits (6.30)', async () => {
		const found = { ...NO_HELP, pages: [{ title: 'Zwroty', url_key: 'zwroty' }] };
		const { html } = await visit('/szukaj?q=zwrot', shopWith(nothing, found));
		for (const part of ['Żaden produkt nie pasuje do „zwrot”', 'Piszemy o tym w pomocy.', 'href="/zwroty"']) {
			expect(html).toContain(part);
		}
	});

	it('does without help that cannot be had', async () => {
		const { status, html } = await visit('/szukaj?q=kalosze', shopWith(nothing, null));
		expect(status).toBe(200);
		expect(html).toContain('Sprawdź pisownię');
	});

	it('keeps hostile words inert', async () => {
		const { html } = await visit(`/szukaj?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
		expect(html).not.toContain('<script>alert');
	});
});

it('search engines keep no page of results', async () => {
	const { data } = await visit('/szukaj?q=sukienka');
	expect(page.handle.meta(data, fakeShop())).toEqual({ title: 'Wyniki dla „sukienka”', noindex: true });
});

it('a page beyond the last one leads to the last', async () => {
	expect(await visit('/szukaj?q=sukienka&page=9')).toEqual({ status: 302, location: '/szukaj?q=sukienka&page=3' });
});

it('products that cannot be had are an error on the server (6.17)', async () => {
	const api = fakeCatalog((request) =>
		request.type === 'product' ? Response.json({ code: 500 }, { status: 500 }) : catalogue(request),
	);
	expect((await visit('/szukaj?q=sukienka', fakeShop({ api }))).status).toBe(500);
});
