import { useShop } from '@pasaz/kernel/composition/shop';
import { reviewCreate, reviewMass } from '@pasaz/kernel/contract/review';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import type { ReviewValues } from './review-schema.ts';

/** Sends a review of one product; the link of an order stands in for a login (rule 2.11). */
export function useSendReview({ productId, orderUuid, orderSecret }: Fragments['mf_product/review-form']) {
	const { api } = useShop();
	return async ({ rating, ...texts }: ReviewValues) => {
		const review = { ...texts, product_id: productId, rating: Number(rating) };
		if (orderUuid && orderSecret) {
			await api.call(reviewMass, { body: { orderUuid, orderSecret, reviews: [review] } });
		} else {
			await api.call(reviewCreate, { body: { review } });
		}
	};
}
