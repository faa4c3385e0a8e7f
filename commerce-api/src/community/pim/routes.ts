import { pimReviews } from '@pasaz/kernel/contract/review';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import type { ReviewsOfPim } from './reviews-of-pim.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function pimRoutes(route: Route, reviewsOf: ReviewsOfPim): void {
	route(pimReviews, ({ params }) => {
		if (!UUID.test(params.uuid ?? '')) throw new Refusal(404, 'not-found', 'There is no such product.');
		return reviewsOf(params.uuid ?? '');
	});
}
