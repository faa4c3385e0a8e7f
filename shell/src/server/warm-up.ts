import type { Logger } from 'pino';
import { createNonce } from './inline-sources.ts';
import { readWhole } from './workers/page-in-work.ts';
import type { RenderPool } from './workers/render-pool.ts';

/** The first render may lack something because the API, too, has just started. */
const ATTEMPTS = 3;
const HOME = { url: '/', version: 0, factsVersion: 0, form: 'document' } as const;

/** A first render would use up a shopper's second for code that is not compiled yet; an incomplete home page opens nevertheless. */
export async function warmUp(render: RenderPool['render'], log: Logger): Promise<void> {
	try {
		for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
			const { body, isDegraded } = await render({ ...HOME, nonce: createNonce() }).rendered;
			await readWhole(body);
			if (!isDegraded()) return;
		}
		log.warn('the home page is incomplete');
	} catch (error) {
		log.error({ err: error }, 'the home page cannot be rendered');
	}
}
