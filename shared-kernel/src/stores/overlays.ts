import { atom, type ReadableAtom } from 'nanostores';
import { write } from './browser-only.ts';

export type Overlay =
	| 'side-menu'
	| 'mini-cart'
	| 'wishlist'
	| 'search-panel'
	| 'language-panel'
	| 'newsletter-popup'
	| 'sign-up';

/** `state` of a navigation that loads the shown page again, which closes no overlay. */
export const RETRY = 'again';

const $open = atom<Overlay | null>(null);
export const $overlay: ReadableAtom<Overlay | null> = $open;

export function openOverlay(overlay: Overlay): void {
	write($open, overlay);
}

export function closeOverlay(): void {
	write($open, null);
}

/** Closes this overlay, but not another one that has replaced it. */
export function leaveOverlay(overlay: Overlay): void {
	if ($open.get() === overlay) closeOverlay();
}
