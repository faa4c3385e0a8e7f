import { $overlay, closeOverlay, type Overlay, openOverlay } from '@pasaz/kernel/stores/overlays';
import { isPlainClick } from '@pasaz/ui-kit/is-plain-click';
import { atom } from 'nanostores';
import type { MouseEvent } from 'react';

/** While overlays cannot be loaded, their controls stay plain links, and the menu a popover. */
const $canOpen = atom(true);

/** Opens an overlay from its control, which gets the focus back afterwards. */
export function openFrom(event: MouseEvent<HTMLElement>, overlay: Overlay): void {
	if (!$canOpen.get() || !isPlainClick(event)) return;
	event.preventDefault();
	// Safari does not focus a clicked control, and a dialog returns the focus to where it was.
	event.currentTarget.focus();
	openOverlay(overlay);
}

export function enableOverlays(): void {
	$canOpen.set(true);
}

/** Falls back to the control itself, which works without the overlay. */
export function disableOverlays(): void {
	$canOpen.set(false);
	const overlay = $overlay.get();
	if (!overlay) return;
	closeOverlay();
	document.querySelector<HTMLElement>(`[data-overlay="${overlay}"]`)?.click();
}
