import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $online, setSilent } from './online.ts';

afterEach(() => {
	cleanStores($online);
	vi.unstubAllGlobals();
});

let seen: boolean[];
const browser = { onLine: true };
const listeners = new Map<string, () => void>();

beforeEach(() => {
	browser.onLine = true;
	vi.stubGlobal('window', {});
	vi.stubGlobal('navigator', browser);
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void listeners.set(type, listener));
	seen = [];
	$online.subscribe((online) => void seen.push(online));
});

it('follows the browser (16.1)', () => {
	browser.onLine = false;
	listeners.get('offline')?.();
	browser.onLine = true;
	listeners.get('online')?.();
	expect(seen).toEqual([true, false, true]);
});

it('takes a network that does not answer for none, until there is an answer or another network (16.1)', () => {
	setSilent(true);
	setSilent(false);
	setSilent(true);
	listeners.get('online')?.();
	expect(seen).toEqual([true, false, true, false, true]);
});
