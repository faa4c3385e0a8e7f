import { requestContext } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { NetworkError } from '@pasaz/kernel/errors';
import { $notifications, dismiss } from '@pasaz/kernel/stores/notifications';
import { RouterContextProvider, redirect } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { keepListWhenOffline } from './keep-list-when-offline.ts';

const LOST = new NetworkError('no network');
const heard = new Map<string, () => void>();

afterEach(() => {
	for (const { id } of $notifications.get()) dismiss(id);
	vi.unstubAllGlobals();
});

/** A browser that shows an address. */
function browserAt(address: string, onLine = false) {
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', {});
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void heard.set(type, listener));
	vi.stubGlobal('navigator', { onLine });
	vi.stubGlobal('location', new URL(address, 'http://shop.test'));
	heard.get('online')?.();
}

/** What becomes of asking for an address. */
async function ask(address: string, failure: unknown) {
	const url = new URL(address, 'http://shop.test');
	const context = new RouterContextProvider();
	context.set(requestContext, fakeShop());
	try {
		return await keepListWhenOffline(Promise.reject(failure), {
			url,
			request: new Request(url),
			params: {},
			pattern: '',
			context,
		});
	} catch (thrown) {
		return thrown instanceof Response ? thrown.headers.get('location') : thrown;
	}
}

it.each([
	['/ona?color=8', '/ona', '?'],
	['/ona', '/ona?color=8', '?color=8'],
	['/de/ona?sort=final_price:asc', '/de/ona?page=2', '?page=2'],
])('without network %s leaves the shopper at %s, who is told', async (asked, shown, address) => {
	browserAt(shown);
	expect(await ask(asked, LOST)).toBe(address);
	expect($notifications.get()).toMatchObject([{ type: 'warning', message: expect.stringContaining('online') }]);
});

it.each([
	['another page', '/on', '/ona', false],
	['a step through the history', '/ona?color=8', '/ona?color=8', false],
	['a shop that does not answer', '/ona?color=8', '/ona', true],
])('%s fails as it failed', async (_, asked, shown, isOnline) => {
	browserAt(shown, isOnline);
	expect(await ask(asked, LOST)).toBe(LOST);
	expect($notifications.get()).toEqual([]);
});

it('the way to another address is gone, and what can be had is shown', async () => {
	browserAt('/ona');
	expect(await ask('/ona?page=9', redirect('/ona?page=3'))).toBe('/ona?page=3');
	const context = new RouterContextProvider();
	const url = new URL('http://shop.test/ona?page=2');
	const args = { url, request: new Request(url), params: {}, pattern: '', context };
	expect(await keepListWhenOffline(Promise.resolve('listing'), args)).toBe('listing');
});
