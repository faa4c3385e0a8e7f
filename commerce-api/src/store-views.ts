import { readFileSync } from 'node:fs';
import { StoreView } from '@pasaz/kernel/contract/store-view';
import { DEMO_STORE_VIEWS, POLAND } from '@pasaz/kernel/demo-store-views';
import * as z from 'zod/mini';

/** The first is the default. */
export type StoreViews = readonly StoreView[];

const File = z.array(StoreView).check(z.minLength(1));

/**
 * The storefronts that a file lists, or the demo label's.
 * @throws Error or ZodError for a file that cannot be used
 */
export function readStoreViews(file: string | undefined): StoreViews {
	return file === undefined ? DEMO_STORE_VIEWS : File.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The storefront of a code, or the default one for a code that none has. */
export function storeViewOf(storeViews: StoreViews, storeCode: string | undefined): StoreView {
	return storeViews.find((view) => view.storeCode === storeCode) ?? storeViews[0] ?? POLAND;
}
