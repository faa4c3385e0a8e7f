import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser.fake.ts';
import { startWhenStored } from './start-when-stored.ts';

const KEY = 'cart/current-cart';

function starting({ fails = 0 } = {}) {
	const $store = atom(0);
	const calls: string[] = [];
	const start = async () => {
		calls.push('start');
		if (calls.filter((call) => call === 'start').length <= fails) throw new Error('offline');
	};
	const begun = startWhenStored({ keys: [KEY], $store, startEmpty: () => calls.push('empty'), start });
	return { $store, calls, begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('a store that the device keeps', () => {
	it('starts at once when something is stored', async () => {
		fakeBrowser({ [`shop/${KEY}`]: '{}' });
		const { calls, begun } = starting();
		await begun;
		expect(calls).toEqual(['start']);
	});

	it('waits for a first change when nothing is', async () => {
		const { $store, calls, begun } = starting();
		await begun;
		expect(calls).toEqual(['empty']);
		$store.set(1);
		$store.set(2);
		expect(calls).toEqual(['empty', 'start']);
	});

	it('starts when another tab stores something, not for other keys', async () => {
		const { change } = fakeBrowser();
		const { calls, begun } = starting();
		await begun;
		change('shop/user/current-user', {});
		expect(calls).toEqual(['empty']);
		change(`shop/${KEY}`, {});
		expect(calls).toEqual(['empty', 'start']);
	});

	it('needs no store where those who change it start it themselves', async () => {
		const { change } = fakeBrowser();
		const start = vi.fn(async () => {});
		await startWhenStored({ keys: [KEY], startEmpty: () => {}, start });
		change(`shop/${KEY}`, {});
		change(`shop/${KEY}`, {});
		await settled();
		expect(start).toHaveBeenCalledOnce();
	});

	it.each([
		[true, 1],
		[false, 0],
	])('starts at an act although nothing is stored: %s', async (atActs, times) => {
		fakeBrowser();
		vi.stubGlobal('document', { documentElement: { dataset: { touched: '' } } });
		vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
		const start = vi.fn(async () => {});
		await startWhenStored({ keys: [KEY], startEmpty: () => {}, atActs, start });
		await settled();
		expect(start).toHaveBeenCalledTimes(times);
	});

	it('tries again at the next change after a failure', async () => {
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		const { $store, calls, begun } = starting({ fails: 1 });
		await begun;
		$store.set(1);
		await settled();
		$store.set(2);
		await settled();
		$store.set(3);
		expect(calls).toEqual(['empty', 'start', 'start']);
	});
});
