import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerSet, textsIn } from '../i18n/loaded-texts.ts';
import { fakeBrowser } from '../stores/browser.fake.ts';
import { lazyPart, loadWhenStored } from './lazy.ts';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'de' } }));
afterEach(() => vi.unstubAllGlobals());

it('is fetched once, however often it is asked for', async () => {
	const fetchPart = vi.fn(async () => 'part');
	const { $loaded, load } = lazyPart(fetchPart);
	expect($loaded.get()).toBeNull();
	expect(await Promise.all([load(), load()])).toEqual(['part', 'part']);
	await load();
	expect(fetchPart).toHaveBeenCalledOnce();
	expect($loaded.get()).toBe('part');
});

it('is here with its texts in the language of the page, not before', async () => {
	const fetchPart = async () => registerSet('test/part', { de: async () => ({ messages: { hello: 'Hallo' } }) });
	const { $loaded, load } = lazyPart(fetchPart);
	const shown: unknown[] = [];
	$loaded.listen((key) => shown.push(key && textsIn('de')[key]));
	await load();
	expect(shown).toEqual([{ hello: 'Hallo' }]);
});

it('is asked for anew after it could not be loaded', async () => {
	const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
	const { $loaded, load } = lazyPart(fetchPart);
	await expect(load()).rejects.toThrow('offline');
	expect($loaded.get()).toBeNull();
	expect(await load()).toBe('part');
});

it('waits once for stored data, however many components show the part', async () => {
	const { change } = fakeBrowser();
	vi.stubGlobal('document', { documentElement: { lang: 'de', dataset: {} } });
	const listen = vi.fn(addEventListener);
	vi.stubGlobal('addEventListener', listen);
	const fetchPart = vi.fn(async () => 'part');
	const part = lazyPart(fetchPart);
	await loadWhenStored(part, 'wishlist/current-wishlist');
	const listeners = listen.mock.calls.length;
	await loadWhenStored(part, 'wishlist/current-wishlist');
	expect(listen).toHaveBeenCalledTimes(listeners);
	change('shop/wishlist/current-wishlist', []);
	await vi.waitFor(() => expect(part.$loaded.get()).toBe('part'));
	expect(fetchPart).toHaveBeenCalledOnce();
});
