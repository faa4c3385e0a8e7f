import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser-fakes.ts';
import { $isMicrocartOpen, $overlay, closeOverlay, leaveOverlay, openOverlay, toggleOverlay } from './overlays.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('has one overlay open at a time', () => {
	openOverlay('side-menu');
	openOverlay('mini-cart');
	expect($overlay.get()).toBe('mini-cart');
	closeOverlay();
	expect($overlay.get()).toBeNull();
});

it('toggles the mini cart (TOGGLE_MICROCART)', () => {
	toggleOverlay('mini-cart');
	expect($isMicrocartOpen.get()).toBe(true);
	toggleOverlay('mini-cart');
	expect($overlay.get()).toBeNull();
});

it('leaves another overlay open that has taken the place of the one that closes', () => {
	openOverlay('side-menu');
	openOverlay('search-panel');
	leaveOverlay('side-menu');
	expect($overlay.get()).toBe('search-panel');
	leaveOverlay('search-panel');
	expect($overlay.get()).toBeNull();
});
