import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../stores/browser.fake.ts';
import { markWaiting } from './network-tasks.ts';

afterEach(() => vi.unstubAllGlobals());

it('notes on the device whether tasks wait', () => {
	const { items } = fakeBrowser();
	markWaiting(true);
	expect(items.get('shop/syncTasks/waiting')).toBe('1');
	markWaiting(false);
	expect(items.size).toBe(0);
});
