import { userLogin } from '@pasaz/kernel/contract/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measured, sized } from '../../../scripts/for-tests/faults.ts';
import { ALL_CALLS } from './all-calls.ts';
import { sampleOf, send } from './send.fixture.ts';
import { createWorld, type World } from './world.fixture.ts';

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.shop.close());

/** Answers must take the same time to within this factor; what a stranger hears from afar is far less exact. */
const FACTOR = 1.5;
const ROUNDS = sized(8, 100);

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

type Work = () => Promise<unknown>;

/** Medians of two kinds of requests in ms, taken by turns so that a busy machine slows both. */
async function compare(first: Work, second: Work): Promise<[number, number]> {
	const firstTimes: number[] = [];
	const secondTimes: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		firstTimes.push(await timed(first));
		secondTimes.push(await timed(second));
	}
	return [median(firstTimes), median(secondTimes)];
}

function expectAlike(number: string, [first, second]: [number, number]): void {
	const ratio = first / second;
	measured(number, { 'ratio of the times': ratio.toFixed(2) });
	expect(Math.max(ratio, 1 / ratio)).toBeLessThan(FACTOR);
}

describe('an answer takes the same time', () => {
	it('whether a thing is somebody else’s or missing (27.1)', async () => {
		const sums: [number, number] = [0, 0];
		for (const call of ALL_CALLS) {
			const { owns, ask } = sampleOf(call);
			if (typeof owns !== 'object') continue;
			const foreign = await ask(world, world.a);
			const missing = owns.unknown(foreign);
			const medians = await compare(
				() => send(world, call, foreign, world.b.access),
				() => send(world, call, missing, world.b.access),
			);
			sums[0] += medians[0];
			sums[1] += medians[1];
		}
		expectAlike('S01', sums);
	});

	it('whether an account exists that a wrong password is tried at (27.26)', async () => {
		const logIn = (username: string) => () =>
			world.shop.send(userLogin, { body: { username, password: 'nie-to-haslo' } });
		expectAlike('S06', await compare(logIn(world.a.email), logIn('nikt@example.pl')));
	});
});
