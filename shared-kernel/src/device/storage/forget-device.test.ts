import { afterEach, expect, it, vi } from 'vitest';
import { forgetDevice } from './forget-device.ts';

afterEach(() => vi.unstubAllGlobals());

it('forgets what was seen in any storefront, pages and pictures included, and no file of a release (21.15)', async () => {
	const kept = new Set(['shop/pages', 'shop/pictures', 'pasaz-files', 'pasaz-sets', 'somebody-else']);
	vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
	vi.stubGlobal('indexedDB', { databases: async () => [] });
	const stored = { 'shop/user/token': '1', 'de-shop/cart/current-cart': '1', other: '1' };
	const removeItem = (name: string) => Reflect.deleteProperty(stored, name);
	const storage = Object.defineProperty({ ...stored }, 'removeItem', { value: removeItem });
	vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
	await forgetDevice();
	expect([...kept]).toEqual(['pasaz-files', 'pasaz-sets', 'somebody-else']);
	expect(Object.keys(stored)).toEqual(['other']);
});
