import { cleanStores } from 'nanostores';
import { afterEach, expect, it, vi } from 'vitest';
import { $online } from './online.ts';

afterEach(() => {
	cleanStores($online);
	vi.unstubAllGlobals();
});

it('follows the browser', () => {
	const listeners = new Map<string, () => void>();
	const browser = { onLine: true };
	vi.stubGlobal('window', {});
	vi.stubGlobal('navigator', browser);
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void listeners.set(type, listener));
	const seen: boolean[] = [];
	const stop = $online.subscribe((online) => void seen.push(online));
	browser.onLine = false;
	listeners.get('offline')?.();
	browser.onLine = true;
	listeners.get('online')?.();
	stop();
	expect(seen).toEqual([true, false, true]);
});
