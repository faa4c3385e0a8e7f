import { readFileSync } from 'node:fs';
import { StoreView } from '@pasaz/kernel/contract/store-view';
import { pathInStore } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';

/** The first is the default. */
export type StoreViews = readonly [StoreView, ...StoreView[]];

const File = z.tuple([StoreView], StoreView).check(
	z.refine((views) => new Set(views.map(({ storeCode }) => storeCode)).size === views.length, 'a code is given twice'),
	z.refine(([first]) => first.prices.rate === 1, 'the first has the currency of the catalogue, so its rate is 1'),
);

/**
 * The storefronts that a file lists.
 * @throws Error or ZodError for a file that cannot be used
 */
export function readStoreViews(file: string): StoreViews {
	return File.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The storefront of a stored code, or the default one where it is no more. */
export function storeViewOf(storeViews: StoreViews, storeCode: string | undefined): StoreView {
	return storeViews.find((view) => view.storeCode === storeCode) ?? storeViews[0];
}

/** Where the shop is, and which storefronts it has. */
export interface Shop {
	/** Without a trailing slash. */
	publicUrl: string;
	storeViews: StoreViews;
}

/** What its storefronts are called. */
export function shopNames({ storeViews }: Shop): string[] {
	return storeViews.map(({ seo }) => seo.siteName);
}

/** The whole address of a path in a storefront. */
export function addressIn({ publicUrl, storeViews }: Shop, storeCode: string | undefined, path: string): string {
	return publicUrl + pathInStore(path, storeViewOf(storeViews, storeCode));
}
