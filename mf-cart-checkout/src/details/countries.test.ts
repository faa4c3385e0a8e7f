import { createApi } from '@pasaz/kernel/network/api';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $countries, loadCountries, regionsOf } from './countries.ts';

const ITALY = { id: 'IT', name: 'Włochy', regions: [{ code: 'MI', name: 'Milano' }] };

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('asks for a list once for all who need it, and again where that failed (10.7, 25.7)', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const replies = [
		Response.json({ code: 500, result: {} }, { status: 500 }),
		Response.json({ code: 200, result: [ITALY] }),
	];
	const fetch = vi.fn(async () => replies.shift() ?? Response.error());
	const authorization = { current: () => undefined, renew: () => Promise.reject(new Error()) };
	const api = createApi({ baseUrl: '', timeout: 1000, fetch, authorization });

	await Promise.all([loadCountries(api, 'all'), loadCountries(api, 'all')]);
	expect(fetch).toHaveBeenCalledTimes(1);
	expect(regionsOf('IT')).toEqual([]);
	await Promise.all([loadCountries(api, 'all'), loadCountries(api, 'all')]);
	await loadCountries(api, 'all');
	expect(fetch).toHaveBeenCalledTimes(2);
	expect($countries.get()).toEqual({ served: [], all: [ITALY] });
	expect(regionsOf('IT')).toEqual(ITALY.regions);
	expect(regionsOf('PL')).toEqual([]);
});
