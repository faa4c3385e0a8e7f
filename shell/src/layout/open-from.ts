import { $overlay, closeOverlay, type Overlay, openOverlay } from '@pasaz/kernel/stores/overlays';
import { atom } from 'nanostores';
import type { MouseEvent } from 'react';

/** Whether overlays can be had; while they cannot, their controls are what they are without them: links, and a popover. */
const $canOpen = atom(true);

/** Opens an overlay by its control, which gets the focus back. */
export function openFrom(event: MouseEvent<HTMLElement>, overlay: Overlay): void {
	if (!$canOpen.get() || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	// Safari focuses nothing that is clicked, and a dialog gives the focus back to where it was
	event.currentTarget.focus();
	openOverlay(overlay);
}

export function overlaysArrived(): void {
	$canOpen.set(true);
}

/** Lets the control of an overlay that cannot be had do what it does without it. */
export function overlaysMissing(): void {
	$canOpen.set(false);
	const overlay = $overlay.get();
	if (!overlay) return;
	closeOverlay();
	document.querySelector<HTMLElement>(`[data-overlay="${overlay}"]`)?.click();
}
