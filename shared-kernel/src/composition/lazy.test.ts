import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerSet, textsIn } from '../i18n/loaded-texts.ts';
import { lazyPart } from './lazy.ts';

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

it('is asked for anew after it could not be had', async () => {
	const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
	const { $loaded, load } = lazyPart(fetchPart);
	await expect(load()).rejects.toThrow('offline');
	expect($loaded.get()).toBeNull();
	expect(await load()).toBe('part');
});
