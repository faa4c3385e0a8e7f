import { useShop } from '@pasaz/kernel/composition/shop';
import { reviewCreate, reviewMass } from '@pasaz/kernel/contract/review';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { sendOrQueue } from '@pasaz/kernel/network/send-or-queue';
import type { ReviewValues } from './review-schema.ts';

/** 1 too small, 2 as its size says, 3 too large. */
export const FITS = [1, 2, 3] as const;

/** Sends a review of one product, later where the shop cannot be reached (rule 16.17); the link of an order stands in for a login (rule 2.11). */
export function useSendReview({ productId, orderUuid, orderSecret }: Fragments['mf_product/review-form']) {
	const { api } = useShop();
	return async ({ rating, fit, ...texts }: ReviewValues) => {
		const said = FITS.find((known) => String(known) === fit);
		const review = { ...texts, product_id: productId, rating: Number(rating), ...(said && { fit: said }) };
		return orderUuid && orderSecret
			? sendOrQueue(api, reviewMass, { orderUuid, orderSecret, reviews: [review] })
			: sendOrQueue(api, reviewCreate, { review });
	};
}
