import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, clearCart, setServerToken, updateLines } from '@pasaz/kernel/stores/cart';
import { $notifications } from '@pasaz/kernel/stores/notifications';
import { $user, clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shirts, socks } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { syncCart } from './sync-cart.ts';

function open() {
	const commerce = fakeCommerce();
	const sync = () => syncCart({ shop: commerce.caller, signal: new AbortController().signal });
	const serverCart = () => commerce.carts.get($cart.get().serverToken ?? '')?.map(({ sku, qty }) => [sku, qty]);
	return { ...commerce, sync, serverCart };
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	clearCart();
	clearUser();
	vi.unstubAllGlobals();
});

describe('syncCart', () => {
	it("makes the server's cart like this device's", async () => {
		const { sync, serverCart } = open();
		updateLines(() => [shirts(2), socks(1)]);
		await sync();
		expect(serverCart()).toEqual([
			['SWIT-M', 2],
			['MGLA', 1],
		]);
	});

	it('changes and removes on the server what was changed and removed here', async () => {
		const { sync, serverCart } = open();
		updateLines(() => [shirts(2), socks(1)]);
		await sync();
		updateLines(([first]) => (first ? [{ ...first, qty: 3 }] : []));
		await sync();
		expect(serverCart()).toEqual([['SWIT-M', 3]]);
	});

	it('writes nothing when nothing has changed', async () => {
		const { called, sync } = open();
		updateLines(() => [shirts(2)]);
		await sync();
		await sync();
		expect(called('/api/cart/update')).toBe(1);
		expect(called('/api/cart/create')).toBe(1);
	});

	it('gives lines the ids and quantities that the server agreed to', async () => {
		const { sync } = open();
		updateLines(() => [shirts(2)]);
		await sync();
		expect($cart.get().lines[0]).toMatchObject({ serverItemId: 1, serverCartId: 'cart-0', prevQty: 2 });
	});

	it('opens a new cart when the server has lost the old one', async () => {
		const { sync, serverCart } = open();
		updateLines(() => [shirts(2)]);
		setServerToken('lost');
		await sync();
		expect(serverCart()).toEqual([['SWIT-M', 2]]);
	});

	it('removes a line that the shop does not sell any more, and says so', async () => {
		const { sync } = open();
		updateLines(() => [shirts(1), socks(1, { sku: 'ZNIKA', id: 99, name: 'Czapka' })]);
		await sync();
		expect($cart.get().lines.map(({ sku }) => sku)).toEqual(['SWIT-M']);
		expect($notifications.get().at(-1)?.message).toContain('Czapka');
	});

	it('leaves the cart alone when the server is broken', async () => {
		const { shop, sync } = open();
		updateLines(() => [shirts(1)]);
		shop.disturb = (path) => (path === '/api/cart/update' ? { code: 500, result: 'Oops' } : undefined);
		await expect(sync()).rejects.toThrow('Oops');
		expect($cart.get().lines).toHaveLength(1);
	});

	it('goes on as a guest, once, when the session is over', async () => {
		const { shop, called, sync, serverCart } = open();
		setSession({ token: 'old', refreshToken: 'old' });
		updateLines(() => [shirts(1)]);
		shop.disturb = () => ($user.get().token ? { code: 401, result: 'session-over' } : undefined);
		await sync();
		expect(serverCart()).toEqual([['SWIT-M', 1]]);
		expect(called('/api/cart/create')).toBe(2);
	});

	it('does not ask for ever when guests are refused, too', async () => {
		const { shop, called, sync } = open();
		setSession({ token: 'old', refreshToken: 'old' });
		shop.disturb = () => ({ code: 401, result: 'no' });
		await expect(sync()).rejects.toThrow('no');
		expect(called('/api/cart/create')).toBe(2);
	});
});
