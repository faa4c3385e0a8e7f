import { rememberStartPage } from '@pasaz/kernel/analytics/start-page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '../commerce.fake.ts';
import { sendStartPage } from './start-page.ts';

const SENT = '/api/cart/save-start-page-url';

function openAt(address: string) {
	vi.stubGlobal('location', new URL(address));
	vi.stubGlobal('document', { referrer: '' });
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
		{ name: address, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
	]);
}

function keepsTexts() {
	const texts = new Map<string, string>();
	return {
		getItem: (key: string) => texts.get(key) ?? null,
		setItem: (key: string, text: string) => void texts.set(key, text),
	};
}

/** A server that knows the cart `c`, and what it was told. */
function open() {
	const commerce = fakeCommerce();
	commerce.carts.set('c', []);
	const told: unknown[] = [];
	const { api } = commerce.caller;
	const call: typeof api.call = (endpoint, input) => {
		told.push(input?.body);
		return api.call(endpoint, input);
	};
	const send = () => sendStartPage({ shop: { ...commerce.caller, api: { ...api, call } } }, 'c');
	return { ...commerce, told, send };
}

beforeEach(() => vi.stubGlobal('sessionStorage', keepsTexts()));
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

describe('where a visit began', () => {
	it('is told once (13.18, 17.14)', async () => {
		const { called, send, told } = open();
		openAt('https://brzask.example/ona/sukienki');
		rememberStartPage();
		openAt('https://brzask.example/cart');
		rememberStartPage();
		await send();
		await send();
		expect(called(SENT)).toBe(1);
		expect(told).toEqual([{ url: 'https://brzask.example/ona/sukienki', date: expect.stringMatching(/^\d{4}-/) }]);
	});

	it('is nothing to stumble over when the server or the device fails', async () => {
		vi.spyOn(console, 'warn').mockReturnValue();
		const { send, shop, called } = open();
		openAt('https://brzask.example/');
		rememberStartPage();
		shop.disturb = () => 'down';
		await expect(send()).resolves.toBeUndefined();
		const blocked = () => {
			throw new DOMException('blocked', 'SecurityError');
		};
		vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
		rememberStartPage();
		await expect(send()).resolves.toBeUndefined();
		expect(called(SENT)).toBe(1);
	});
});
