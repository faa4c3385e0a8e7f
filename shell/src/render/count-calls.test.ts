import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Exchanged } from '@pasaz/kernel/network/http';
import { expect, it } from 'vitest';
import { countCalls } from './count-calls.ts';

const ANSWER: Exchanged = { status: 200, headers: new Headers(), body: null };

/** Calls that are answered when the test says so. */
function open() {
	const waiting: ((failure?: Error) => void)[] = [];
	const count = { calls: 0, rounds: 0 };
	const exchange = countCalls(
		() => new Promise((resolve, reject) => waiting.push((failure) => (failure ? reject(failure) : resolve(ANSWER)))),
		count,
	);
	const ask = () => exchange({ endpoint: shopConfig, url: '', init: {}, body: undefined });
	return { ask, waiting, count };
}

it('counts as one round what does not wait for each other, whatever is answered first (6.26)', async () => {
	const { ask, waiting, count } = open();
	const [first, second] = [ask(), ask()];
	waiting[0]?.();
	await first;
	const third = ask();
	waiting[1]?.();
	await second;
	void ask();
	expect(count).toEqual({ calls: 4, rounds: 2 });
	waiting[2]?.(new Error('late'));
	await third.catch(() => {});
	void ask();
	expect(count).toEqual({ calls: 5, rounds: 3 });
});
