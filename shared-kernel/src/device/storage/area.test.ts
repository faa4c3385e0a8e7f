import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserArea } from './area.ts';

/** A `localStorage` that holds no more than `room` names. */
function fullStorage(stored: Record<string, string>, room: number) {
	const items = new Map(Object.entries(stored));
	const methods = {
		getItem: (name: string) => items.get(name) ?? null,
		removeItem: (name: string) => void items.delete(name),
		setItem(name: string, text: string) {
			if (!items.has(name) && items.size >= room) throw new DOMException('full', 'QuotaExceededError');
			items.set(name, text);
		},
	};
	vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor }));
	return items;
}
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });

afterEach(() => vi.unstubAllGlobals());

describe('a full localStorage', () => {
	it('gives up lists and caches for the cart, and no order under way or unsent, and nothing of others (16.3, 21.6)', () => {
		const shopper = { 'shop/user/current-user': '1', 'shop/checkout/order-attempt': '1' };
		const unsent = { 'shop/syncTasks/waiting': '1', 'shop/orders/waiting-orders': '1' };
		const kept = { ...shopper, ...unsent, 'analytics/id': '1' };
		const items = fullStorage({ ...kept, 'shop/compare/current-compare': '1', 'shop/url/a': '1' }, 7);
		browserArea.write('shop/cart/current-cart', '1');
		expect(Object.fromEntries(items)).toEqual({ ...kept, 'shop/cart/current-cart': '1' });
	});

	it('that has nothing to give up does not stop the shop', () => {
		const items = fullStorage({ 'analytics/id': '1' }, 1);
		expect(() => browserArea.write('shop/cart/current-cart', '1')).not.toThrow();
		expect([...items.keys()]).toEqual(['analytics/id']);
	});
});

it('reads as empty where storage is blocked', () => {
	vi.stubGlobal('localStorage', null);
	browserArea.write('shop/cart/current-cart', '1');
	browserArea.remove('shop/cart/current-cart');
	expect([browserArea.read('shop/cart/current-cart'), browserArea.names()]).toEqual([null, []]);
});
