import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser.fake.ts';
import { forget } from './persisted.ts';

afterEach(() => vi.unstubAllGlobals());

it('forgets one collection and no other', () => {
	const { items } = fakeBrowser({
		'shop/checkout/details': '{}',
		'shop/cart/current-cart': '{}',
		'other/checkout/x': '{}',
	});
	forget('checkout/');
	expect([...items.keys()]).toEqual(['shop/cart/current-cart', 'other/checkout/x']);
});

it('has nothing to forget where storage is blocked', () => {
	fakeBrowser({}, { blocked: true });
	expect(() => forget('checkout/')).not.toThrow();
});
