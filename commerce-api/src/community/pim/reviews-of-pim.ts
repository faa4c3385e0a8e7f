import { PimReview, type PimReviews, pimReviews } from '@pasaz/kernel/contract/review';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { PimSettings } from '../../platform/external-services.ts';
import { fetchText } from '../../platform/http/fetch-text.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/http/to-id.ts';

/** Reviews of a product by its uuid in the product-information service; none while the service does not answer. */
export type ReviewsOfPim = (uuid: string) => Promise<PimReviews>;

interface PimConnection {
	settings: PimSettings | undefined;
	log: Logger;
}

const TIMEOUT_MS = 2000;
const MAX_BYTES = 1_000_000;
const NONE: PimReviews = { data: [] };

/** Single reviews that are not as expected are left out. */
const Answer = z.object({ data: z.array(z.unknown()) });

export function createReviewsOfPim({ settings, log }: PimConnection): ReviewsOfPim {
	if (!settings) return async () => NONE;
	return async (uuid) => {
		try {
			return toReviews(await ask(settings, uuid));
		} catch (error) {
			// Message and address may hold the key.
			log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the reviews of the PIM could not be read');
			return NONE;
		}
	};
}

/** The caller has checked the uuid, so the address cannot leave the service. */
function ask({ url, alias, key }: PimSettings, uuid: string): Promise<string> {
	return fetchText(`${url}/pim/product/${uuid}/reviews`, {
		headers: { accept: 'application/json', alias, authorization: `Bearer ${key}` },
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
	});
}

function toReviews(text: string): PimReviews {
	const { data } = Answer.parse(JSON.parse(text));
	return { data: data.flatMap((review) => PimReview.safeParse(review).data ?? []) };
}

export function pimRoutes(route: Route, reviewsOf: ReviewsOfPim): void {
	route(pimReviews, ({ params }) => {
		if (!isUuid(params.uuid ?? '')) throw notFound('There is no such product.');
		return reviewsOf(params.uuid ?? '');
	});
}
