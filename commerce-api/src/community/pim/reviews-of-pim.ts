import { PimReview, type PimReviews } from '@pasaz/kernel/contract/review';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { PimSettings } from '../../platform/config.ts';

/** Reviews of a product that the product-information service knows by this uuid; none while it cannot be asked. */
export type ReviewsOfPim = (uuid: string) => Promise<PimReviews>;

interface PimConnection {
	settings: PimSettings | undefined;
	log: Logger;
	fetch?: typeof globalThis.fetch;
}

const TIMEOUT_MS = 2000;
const MAX_BYTES = 1_000_000;
const NONE: PimReviews = { data: [] };

/** What the service may say; single reviews that are not as expected are left out. */
const Answer = z.object({ data: z.array(z.unknown()) });

export function createReviewsOfPim({ settings, log, fetch = globalThis.fetch }: PimConnection): ReviewsOfPim {
	if (!settings) return async () => NONE;
	return async (uuid) => {
		try {
			return toReviews(await ask(fetch, settings, uuid));
		} catch (error) {
			// Neither the message nor the address: they may hold the key.
			log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the reviews of the PIM could not be read');
			return NONE;
		}
	};
}

/** The uuid is checked by the caller, so the address is always one of the service's own. */
async function ask(fetch: typeof globalThis.fetch, { url, alias, key }: PimSettings, uuid: string): Promise<string> {
	const response = await fetch(`${url}/pim/product/${uuid}/reviews`, {
		headers: { accept: 'application/json', alias, authorization: `Bearer ${key}` },
		redirect: 'error',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!response.ok) {
		await response.body?.cancel();
		throw new Error(`The PIM answered ${response.status}`);
	}
	return readAtMost(response, MAX_BYTES);
}

async function readAtMost(response: Response, most: number): Promise<string> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.length;
		if (bytes > most) throw new RangeError('The answer of the PIM is too large');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

function toReviews(text: string): PimReviews {
	const { data } = Answer.parse(JSON.parse(text));
	return { data: data.flatMap((review) => PimReview.safeParse(review).data ?? []) };
}
