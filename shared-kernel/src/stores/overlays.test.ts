import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser.fake.ts';
import { $overlay, closeOverlay, leaveOverlay, openOverlay } from './overlays.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('has one overlay open at a time', () => {
	openOverlay('side-menu');
	openOverlay('mini-cart');
	expect($overlay.get()).toBe('mini-cart');
	closeOverlay();
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
