import type { createApiFailures } from './api-failures.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { NodeSlices } from './node-slices.ts';
import { SHARED_FOR } from './storefront.ts';

export type IncompleteCheck = (page: LoadedPage) => boolean;

interface CheckOptions {
	slices: NodeSlices;
	failures: ReturnType<typeof createApiFailures>;
}

/** Tells whether a page lacks something so far, so that neither the server nor a device is to keep it (rules 16.15, 26.23). */
export function createIncompleteCheck({ slices, failures }: CheckOptions): IncompleteCheck {
	return ({ context, began }) =>
		slices.broken.length > 0 || context.statusCode >= 500 || failures.since(began - SHARED_FOR);
}
