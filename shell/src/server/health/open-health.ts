import type { Hono } from 'hono';
import type { GenerationOptions } from '../generation.ts';
import type { Generations } from '../generations.ts';
import { openHealthBook } from './health-book.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import { createTakeBack } from './take-back.ts';

/** Opens what listens to pages, and takes back releases that do not do what they should. */
export function openHealth(generations: Generations, { config, store, log }: GenerationOptions): Hono {
	const book = openHealthBook();
	const publisher = { store, keys: config.releaseKeys, signer: config.releaseSigner };
	const { check } = createTakeBack({ generations, book, publisher, log });
	const mayMove = config.autoRollback && (!config.releaseKeys || config.releaseSigner);
	return createHealthEndpoint({
		book,
		sets: () => [generations.shown().set, generations.setOfCanary() ?? []].flat(),
		onFailure: () => {
			if (mayMove) void check();
		},
	});
}
