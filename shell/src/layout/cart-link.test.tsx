import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { testCandidate } from '@pasaz/kernel/domain/cart.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartLink } from './cart-link.tsx';

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	vi.unstubAllGlobals();
});

it.each([
	['pieces', {}, '5 sztuk w koszyku'],
	['products, where the store view says so', { minicartCountType: 'items' }, '2 produkty w koszyku'],
] as const)('counts %s (11.12)', (_what, cart, expected) => {
	addToCart(testCandidate('A'), 3);
	addToCart(testCandidate('B'), 2);
	expect(renderPart(<CartLink />, fakeShop({ storeView: { ...POLAND, cart } }))).toContain(expected);
});
