import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { toBareLine } from '@pasaz/kernel/domain/bare-line';
import { addTo, NO_OPS, opId, setTo } from '@pasaz/kernel/domain/line-ops';
import { mergeCarts } from '@pasaz/kernel/domain/merge-carts';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, changeCart, forgetCart, pageCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOCKS } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { keepInStep } from './keep-in-step.ts';
import { isInStepAsStored } from './synced.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
let stop = () => {};

beforeEach(() => {
	fakeBrowser();
	vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
	pageCart.startEmpty();
});
afterEach(() => {
	stop();
	forgetCart();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open() {
	const commerce = fakeCommerce();
	const keeper = keepInStep(commerce.caller, { onSet: () => undefined, isQuoted: () => false });
	stop = keeper.stop;
	const syncs = () => commerce.called('/api/cart/sync');
	const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
	/** What no fake timer drives takes longer on a busy machine. */
	const synced = (count: number) => vi.waitFor(() => expect(syncs()).toBe(count), 5000);
	return { ...commerce, keeper, syncs, pass, synced };
}

/** Puts lines into the cart that another store view or device has named. */
function putBare(lines: { sku: string; ops: ReturnType<typeof addTo> }[]) {
	changeCart((cart) => mergeCarts(cart, { ...cart, lines: [], bare: lines.map(toBareLine) }));
}

describe('the cart is kept in step (13.24)', () => {
	it('300 ms after the last change, and no more often', async () => {
		const { pass, syncs, synced } = open();
		addToCart(SOCKS, 1);
		await pass(200);
		addToCart(SOCKS, 1);
		await pass(250);
		expect(syncs()).toBe(0);
		await synced(1);
		await pass(10_000);
		expect(syncs()).toBe(1);
	});

	it('once where the server refuses a line whose product is not sold here', async () => {
		const { pass, syncs } = open();
		putBare([{ sku: 'NIEMA', ops: addTo(NO_OPS, 2, opId(NOW, 'b')) }]);
		await pass(30_000);
		expect(syncs()).toBeLessThanOrEqual(2);
	});

	it('once where the server has forgotten some of many removals', async () => {
		const { pass, shop, syncs } = open();
		shop.mostRemovals = 200;
		putBare(Array.from({ length: 250 }, (_, index) => ({ sku: `S${index}`, ops: setTo(0, opId(NOW - index, 'b')) })));
		await pass(30_000);
		expect(syncs()).toBeLessThanOrEqual(4);
	});

	it('when a page is opened in the same document, if the last time is a minute ago', async () => {
		const { keeper, pass, syncs, synced } = open();
		addToCart(SOCKS, 1);
		await synced(1);
		await pass(61_000);
		expect(syncs()).toBe(1);
		keeper.opened();
		await synced(2);
	});

	it('when a page is opened after the clock was set back, however far (21.14)', async () => {
		const { keeper, pass, syncs, synced } = open();
		addToCart(SOCKS, 1);
		await synced(1);
		await vi.waitFor(() => expect(isInStepAsStored()).toBe(true), 5000);
		vi.setSystemTime(NOW - 60 * 86_400_000);
		keeper.opened();
		await synced(2);
		await pass(10_000);
		expect(syncs()).toBe(2);
	});

	it('without removals that this device does not keep, so that the next document finds nothing new', async () => {
		const { caller, pass, syncs, synced } = open();
		addToCart(SOCKS, 1);
		await synced(1);
		await vi.waitFor(() => expect($cart.get().serverToken).not.toBeNull(), 5000);
		await pass(1_000);
		const cartId = $cart.get().serverToken ?? '';
		const ops = setTo(0, opId(NOW - 40 * 86_400_000, 'b'));
		await caller.api.call(cartSync, { query: { cartId }, body: { lines: [{ sku: 'MGLA2', ops }] } });
		addToCart(SOCKS, 1);
		await synced(3);
		await pass(1_000);
		expect(syncs()).toBe(3);
		expect($cart.get().bare).toEqual([]);
	});
});
