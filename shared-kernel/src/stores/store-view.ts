import { atom, type ReadableAtom } from 'nanostores';
import type { StoreView } from '../contract/store-view.ts';
import { write } from './browser-only.ts';

const $state = atom<StoreView | null>(null);
/** The storefront of this page; null until the page has started. */
export const $storeView: ReadableAtom<StoreView | null> = $state;

export function setStoreView(storeView: StoreView): void {
	write($state, storeView);
}
