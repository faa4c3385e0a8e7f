import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { Refusal } from './refusal.ts';

/** The first without a code. @throws Refusal 400 for a storefront that does not exist */
export function findStoreView(views: readonly StoreView[], code: string | undefined): StoreView {
	const found = code === undefined ? views[0] : views.find(({ storeCode }) => storeCode === code);
	if (found) return found;
	throw new Refusal(400, 'unknown-store', `There is no such store view; there are ${codesOf(views)}.`);
}

function codesOf(views: readonly StoreView[]): string {
	return views.map(({ storeCode }) => storeCode).join(', ');
}
