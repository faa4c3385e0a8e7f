import { write } from '@pasaz/kernel/stores/browser-only';
import { $cartCount } from '@pasaz/kernel/stores/cart';
import { $overlay, openOverlay } from '@pasaz/kernel/stores/overlays';
import { isPlainClick } from '@pasaz/ui-kit/is-plain-click';
import { atom, type ReadableAtom } from 'nanostores';
import type { MouseEvent } from 'react';
import type { StoreChoice } from './use-store-choices.ts';

const $to = atom<StoreChoice | null>(null);
export const $movingTo: ReadableAtom<StoreChoice | null> = $to;

export function cancelMove(): void {
	write($to, null);
}

// whatever closes the panel, a step back among others, leaves no question for the next time
$overlay.listen((overlay) => {
	if (overlay !== 'language-panel' && $to.get()) cancelMove();
});

/** Says what becomes of a cart in another currency before the shopper goes there. */
export function confirmMove(event: MouseEvent, choice: StoreChoice, currency: string): void {
	if (!isPlainClick(event) || choice.currencyCode === currency || $cartCount.get() === 0) return;
	event.preventDefault();
	write($to, choice);
	openOverlay('language-panel');
}
