import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, changeCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILLED, shirts } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { setAttempt } from '../order/attempt.ts';
import { placeOrder } from '../order/place-order.ts';
import { rememberPlaced, takePlaced } from '../order/placed-order.ts';
import { PAGE_DEVICE } from '../server-cart/page-device.ts';
import { forgetQuote } from '../server-cart/quote.ts';
import { syncCart } from '../server-cart/sync-cart.ts';
import { askAnswer } from './ask-answer.ts';

/** An order whose answer was lost, and whose pieces the cart's sync has found to be gone. */
async function openArrived() {
	const { called, caller, shop } = fakeCommerce();
	changeCart((cart) => ({ ...cart, lines: [shirts(2)] }));
	shop.disturb = (path) => (path === '/api/order' ? 'lost' : undefined);
	await placeOrder(caller, { form: FILLED, storeCode: 'pl', agreed: { lines: $cart.get().lines, total: 2 * 24900 } });
	shop.disturb = () => undefined;
	await syncCart({ shop: caller, signal: AbortSignal.timeout(5000), device: PAGE_DEVICE });
	return { called, caller, shop };
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	forgetQuote();
	setAttempt(null);
	rememberPlaced('', []);
	vi.unstubAllGlobals();
});

it('the purchase is counted by the confirmation that it leads to, with what was ordered (15.45, 23.1)', async () => {
	const { caller } = await openArrived();
	expect($cart.get().lines).toEqual([]);
	const uuid = await askAnswer(caller.api);
	expect(takePlaced(uuid ?? '')).toEqual([
		{ sku: 'SWIT-M', qty: 2, price: 24900, name: 'Koszula Świt', href: '/koszula-swit' },
	]);
});

it('one of several tabs gets the answer, and counts it (23.1)', async () => {
	const { called, caller } = await openArrived();
	const [first, second] = await Promise.all([askAnswer(caller.api), askAnswer(caller.api)]);
	expect([first, second]).toEqual([expect.any(String), undefined]);
	expect(called('/api/order')).toBe(2);
});

it('the tab that placed the order counts it where its answer came first (23.1)', async () => {
	const { caller, shop } = await openArrived();
	shop.disturb = (path) => {
		if (path === '/api/order') setAttempt(null);
		return undefined;
	};
	const uuid = await askAnswer(caller.api);
	expect(takePlaced(uuid ?? '')).toBeNull();
});
