import { createApi } from '@pasaz/kernel/network/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { loadSuggestions } from './load-suggestions.ts';

const apiOf = (answer: () => Promise<Response>) =>
	createApi({ baseUrl: 'http://api.test', timeout: 1000, fetch: answer });
const broken = apiOf(async () => Response.json({ code: 503 }, { status: 503 }));

afterEach(() => vi.unstubAllGlobals());

describe('suggestions', () => {
	it('lead to categories, tags, products and help, and carry the corrected spelling (2.28, 6.30)', async () => {
		const result = {
			products: [product('A')],
			categories: [
				{ name: 'Swetry', url_path: 'ona/swetry', parent_name: 'Ona' },
				{ name: 'Dodatki', slug: 'dodatki', url_path: '' },
			],
			tags: [{ name: 'Nowość', url_key: 'nowosc' }],
			pages: [
				{ title: 'Dostawa', url_key: 'dostawa' },
				{ title: 'Czy skurczą się w praniu?', url_key: null },
			],
			correction: 'sukienka',
		};
		const { status, suggestions, correction } = await loadSuggestions(
			apiOf(async () => Response.json({ code: 200, result })),
			'sukjenka',
		);
		expect([status, correction]).toEqual(['ready', 'sukienka']);
		expect(suggestions.map(({ kind, name, href, parent }) => [kind, name, href, parent])).toEqual([
			['category', 'Swetry', '/ona/swetry', 'Ona'],
			['category', 'Dodatki', '/c/dodatki', undefined],
			['tag', 'Nowość', '/nowosc', undefined],
			['product', 'Sukienka A', '/sukienka-a', undefined],
			['page', 'Dostawa', '/dostawa', undefined],
			['page', 'Czy skurczą się w praniu?', '/faq', undefined],
		]);
	});

	it.each([
		[true, 'failed'],
		[false, 'offline'],
	])('that cannot be had, while online is %s, say so: %s', async (onLine, status) => {
		vi.stubGlobal('navigator', { onLine });
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		expect(await loadSuggestions(broken, 'sukienka')).toEqual({ status, suggestions: [], correction: null });
	});
});
