import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { createApi } from '@pasaz/kernel/network/api';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { describe, expect, it, vi } from 'vitest';
import { BLOUSE } from '../products.fixture.ts';
import { loadFirstReviews, loadMoreReviews, loadReviews } from './load-reviews.ts';

const review = (rating: number) => ({
	id: rating,
	product_id: 7,
	title: 'Dobra',
	detail: 'Bardzo dobra.',
	nickname: 'Ola',
	created_at: '2026-11-12T09:00:00.000Z',
	rating,
	review_status: 1,
});

it('asks for the published reviews of a product, 50 at most, and tells the mean of all (8.11, 8.15)', async () => {
	const asked: SearchRequest[] = [];
	const api = fakeCatalog((request) => {
		asked.push(request);
		return { hits: [review(5), review(4)], total: 60 };
	});
	expect(await loadReviews(api, { id: 7 })).toMatchObject({ average: 4.5, total: 60 });
	expect(await loadReviews(api, { id: 7, average: 4.9 })).toMatchObject({ average: 4.9, total: 60 });
	expect(asked[0]).toMatchObject({ type: 'review', size: 50 });
	expect(asked[0]?.searchQuery._appliedFilters).toContainEqual({ attribute: 'product_id', value: { eq: 7 } });
});

describe('the next page of reviews (8.11)', () => {
	const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => review(from + index));
	/** A shop of so many reviews, the newest with the lowest number. */
	const shopOf = (reviews: ReturnType<typeof many>) =>
		fakeCatalog(({ from = 0, size = 0 }) => ({ hits: reviews.slice(from, from + size), total: reviews.length }));

	it('is appended until all are shown', async () => {
		const api = shopOf(many(1, 120));
		const first = await loadReviews(api, { id: 7 });
		expect([first.shown.length, first.next]).toEqual([50, 50]);
		const second = await loadMoreReviews(api, 7, first);
		expect([second.shown.length, second.next]).toEqual([100, 100]);
		const all = await loadMoreReviews(api, 7, second);
		expect(all.shown.map(({ id }) => id)).toEqual(many(1, 120).map(({ id }) => id));
		expect(all).not.toHaveProperty('next');
		expect(all.average).toBe(first.average);
	});

	it('has no review twice, where a newer one has come meanwhile', async () => {
		const first = await loadReviews(shopOf(many(1, 60)), { id: 7 });
		const { shown, total } = await loadMoreReviews(shopOf(many(0, 61)), 7, first);
		expect(shown.map(({ id }) => id)).toEqual(many(1, 60).map(({ id }) => id));
		expect(total).toBe(61);
	});

	it('is not there where one page holds all', async () => {
		expect(await loadReviews(shopOf(many(1, 50)), { id: 7 })).not.toHaveProperty('next');
	});
});

it('knows no mean of no reviews', async () => {
	expect(
		await loadReviews(
			fakeCatalog(() => ({})),
			{ id: 7 },
		),
	).toEqual({ shown: [], average: null, total: 0, external: [] });
});

describe('reviews of the external service', () => {
	const UUID = '0b9d3b1c-6d39-4a0e-9a0f-1f2f7a1d2c3e';
	const shop = (respond: () => Response) =>
		createApi({
			baseUrl: 'http://api.test',
			timeout: 1000,
			fetch: async (url) =>
				String(url).includes('/pim/') ? respond() : Response.json({ total: 1, hits: [review(5)] }),
		});

	it('stand beside our own: author, score and message become nickname, rating and comment (8.4)', async () => {
		const api = shop(() => Response.json({ data: [{ author: 'Jan', score: 4.5, message: 'Dobra' }] }));
		const { shown, external, average } = await loadReviews(api, { id: 7, uuid: UUID });
		expect(external).toEqual([{ nickname: 'Jan', rating: 4.5, comment: 'Dobra', review_status: 1 }]);
		expect([shown.length, average]).toEqual([1, 5]);
	});

	it.each([
		['2026-11-12T09:00:00Z', { created_at: '2026-11-12T09:00:00Z' }],
		['31.12.2026, 14:05', {}],
		['', {}],
	])('have the date %j only if it can be shown (8.4)', async (created_at, dated) => {
		const api = shop(() => Response.json({ data: [{ author: 'Jan', score: 4, message: 'Dobra', created_at }] }));
		const { external } = await loadReviews(api, { id: 7, uuid: UUID });
		expect(external).toEqual([{ nickname: 'Jan', rating: 4, comment: 'Dobra', review_status: 1, ...dated }]);
	});

	it('are none when the service fails, and ours stay (8.7)', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		const { shown, external } = await loadReviews(
			shop(() => new Response('', { status: 500 })),
			{ id: 7, uuid: UUID },
		);
		expect([shown.length, external]).toEqual([1, []]);
		expect(warn).toHaveBeenCalledOnce();
		warn.mockRestore();
	});
});

describe('the reviews of a document', () => {
	const product = { ...BLOUSE, review_summary: { count: 3, average: 4, fit: [0, 0, 0] } };
	const api = (length: number) =>
		fakeCatalog(() => ({ hits: [5, 4].map((rating) => ({ ...review(rating), detail: 'a'.repeat(length) })) }));

	it.each([
		[10, 2],
		[110, 2],
		[190, 1],
		[5000, 0],
	])('with %i characters each are %i (8.15)', async (length, shown) => {
		expect(await loadFirstReviews(api(length), product)).toHaveLength(shown);
	});

	it('are not asked for where none are published (8.15)', async () => {
		expect(
			await loadFirstReviews(
				fakeCatalog(() => Response.error()),
				BLOUSE,
			),
		).toBeUndefined();
	});
});
