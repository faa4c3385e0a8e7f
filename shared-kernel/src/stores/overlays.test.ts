import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser-fakes.ts';
import { $overlay, closeOverlay, openOverlay } from './overlays.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('has one overlay open at a time', () => {
	openOverlay('side-menu');
	openOverlay('mini-cart');
	expect($overlay.get()).toBe('mini-cart');
	closeOverlay();
	expect($overlay.get()).toBeNull();
});
