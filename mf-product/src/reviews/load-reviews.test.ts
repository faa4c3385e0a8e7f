import { fakeCatalog } from '@pasaz/kernel/composition/shop.fake';
import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { expect, it } from 'vitest';
import { loadReviews } from './load-reviews.ts';

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

it('asks for the published reviews of a product, 50 at most, and tells their mean (8.11)', async () => {
	const asked: SearchRequest[] = [];
	const api = fakeCatalog((request) => {
		asked.push(request);
		return { hits: [review(5), review(4)], total: 60 };
	});
	expect(await loadReviews(api, 7)).toMatchObject({ average: 4.5, total: 60 });
	expect(asked).toMatchObject([{ type: 'review', size: 50 }]);
	expect(asked[0]?.searchQuery._appliedFilters).toContainEqual({ attribute: 'product_id', value: { eq: 7 } });
});

it('knows no mean of no reviews', async () => {
	expect(
		await loadReviews(
			fakeCatalog(() => ({})),
			7,
		),
	).toEqual({ shown: [], average: null, total: 0 });
});
