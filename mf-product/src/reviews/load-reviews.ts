import { Review } from '@pasaz/kernel/contract/review';
import type { Api } from '@pasaz/kernel/network/api';
import { search } from '@pasaz/kernel/network/find';

/** Reviews per page (rule 8.11). */
const SIZE = 50;

export interface Reviews {
	shown: Review[];
	/** Stars; null without reviews. */
	average: number | null;
	total: number;
}

/** The newest published reviews of a product, and their mean. */
export async function loadReviews(api: Api, productId: number): Promise<Reviews> {
	const where = { product_id: productId, review_status: 1 };
	const { hits: shown, total } = await search(api, 'review', Review, { where, size: SIZE });
	const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
	return { shown, average: shown.length > 0 ? stars / shown.length : null, total };
}
