import { describe, expect, it } from 'vitest';
import { memoryCollection } from './memory-collection.ts';
import { isSecondStageFaster, twoStageCache } from './two-stage-cache.ts';

const five = (ms: number) => [ms, ms, ms, ms, ms];

describe('the second stage', () => {
	it.each([
		['faster', five(100), five(10), true],
		['as fast', five(10), five(10), false],
		['slower', five(10), five(100), false],
		['slower once', five(10), [2, 2, 500, 2, 2], true],
		['hardly measured', [1], [100], true],
	])('that is %s stays: %s', (_, first, second, expected) => {
		expect(isSecondStageFaster({ first, second })).toBe(expected);
	});
});

/** Stages that take the given ms. */
function open({ ask, look }: { ask: number; look: number }) {
	let time = 0;
	const calls = { look: 0, ask: 0 };
	const disk = memoryCollection();
	const collection = {
		...disk,
		async get(key: string) {
			time += look;
			calls.look += 1;
			return disk.get(key);
		},
	};
	const cache = twoStageCache({ collection, now: () => time });
	const askServer = async () => {
		time += ask;
		calls.ask += 1;
		return 'value';
	};
	const check = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
	return { calls, read: (key: string) => cache.read(key, askServer, check) };
}

describe('reading in two stages', () => {
	it('asks once for what the disk then knows', async () => {
		const { read, calls } = open({ ask: 100, look: 1 });
		expect([await read('a'), await read('a')]).toEqual(['value', 'value']);
		expect(calls).toEqual({ look: 2, ask: 1 });
	});

	it('leaves a disk alone that is slower than asking', async () => {
		const { read, calls } = open({ ask: 5, look: 50 });
		for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await read(key);
		expect(calls).toEqual({ look: 5, ask: 7 });
	});
});
