import { testCandidate } from '@pasaz/kernel/domain/cart.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { addToCart } from '@pasaz/kernel/stores/cart';
import { closeOverlay, openOverlay } from '@pasaz/kernel/stores/overlays';
import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { $movingTo, confirmMove } from './moving.ts';

const GERMAN = { storeCode: 'de', lang: 'de-DE', currencyCode: 'EUR', href: '/de/ona' };
const tap = { button: 0, preventDefault: () => undefined } as MouseEvent;

it('asks about the cart anew each time the panel is opened, whatever closed it', () => {
	fakeBrowser();
	addToCart(testCandidate('A'), 1);
	confirmMove(tap, GERMAN, 'PLN');
	expect($movingTo.get()).toEqual(GERMAN);
	closeOverlay();
	openOverlay('language-panel');
	expect($movingTo.get()).toBeNull();
});
