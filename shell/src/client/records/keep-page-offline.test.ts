import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { $notifications, dismiss } from '@pasaz/kernel/stores/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPageOffline } from './keep-page-offline.ts';

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

/** Where an address leads that cannot be loaded. */
function ask(address: string) {
	try {
		keepPageOffline(new URL(address, 'http://shop.test'), createTranslator('pl-PL'));
		return;
	} catch (thrown) {
		return thrown instanceof Response ? thrown.headers.get('location') : thrown;
	}
}

it.each([
	['/ona?color=8', '/ona', '?'],
	['/ona', '/ona?color=8', '?color=8'],
	['/de/ona?sort=final_price:asc', '/de/ona?page=2', '?page=2'],
])('without network %s leaves the shopper at %s, who is told', (asked, shown, address) => {
	browserAt(shown);
	expect(ask(asked)).toBe(address);
	expect($notifications.get()).toMatchObject([{ type: 'warning', message: expect.stringContaining('internet') }]);
});

it.each([
	['another page', '/on', '/ona', false],
	['a step through the history', '/ona?color=8', '/ona?color=8', false],
	['a shop that does not answer', '/ona?color=8', '/ona', true],
])('%s fails as it failed', (_, asked, shown, isOnline) => {
	browserAt(shown, isOnline);
	expect(ask(asked)).toBeUndefined();
	expect($notifications.get()).toEqual([]);
});
