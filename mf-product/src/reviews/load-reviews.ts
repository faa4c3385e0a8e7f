import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Review } from '@pasaz/kernel/contract/review';
import type { Api } from '@pasaz/kernel/network/api';

/** Reviews of a page (first document, section 9). */
const SIZE = 50;

export interface Reviews {
	shown: Review[];
	/** Stars; null where nobody has written. */
	average: number | null;
	total: number;
}

/** The newest published reviews of a product, and their mean. */
export async function loadReviews(api: Api, productId: number): Promise<Reviews> {
	const { hits, total } = await api.call(catalogSearch, {
		body: {
			type: 'review',
			searchQuery: {
				_appliedFilters: [
					{ attribute: 'product_id', value: { eq: productId } },
					{ attribute: 'review_status', value: { eq: 1 } },
				],
			},
			size: SIZE,
		},
	});
	const shown = hits.map((hit) => Review.parse(hit));
	const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
	return { shown, average: shown.length > 0 ? stars / shown.length : null, total };
}
