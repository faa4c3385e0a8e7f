import type { Collection } from './collection.ts';

/** ms that the stages took so far. */
export interface StageTimes {
	/** Asking whoever knows the value. */
	first: readonly number[];
	/** Looking it up on the disk. */
	second: readonly number[];
}

/** Measurements of each stage before they are compared: the first look opens the database. */
const ENOUGH = 5;

function middle(times: readonly number[]): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Whether the second stage is worth its while: it is switched off when it is not faster than the first (rule 21.8). */
export function isSecondStageFaster({ first, second }: StageTimes): boolean {
	if (first.length < ENOUGH || second.length < ENOUGH) return true;
	return middle(second) < middle(first);
}

interface TwoStageOptions {
	collection: Collection;
	/** ms. */
	now?: () => number;
}

/** Values that are looked up on the disk before they are asked for, as long as that is faster on this device. */
export function twoStageCache({ collection, now = () => performance.now() }: TwoStageOptions) {
	const times: { first: readonly number[]; second: readonly number[] } = { first: [], second: [] };

	async function timed<Value>(stage: keyof StageTimes, call: () => Promise<Value>): Promise<Value> {
		const startedAt = now();
		const value = await call();
		times[stage] = [...times[stage], now() - startedAt].slice(-ENOUGH);
		return value;
	}
	/** @throws what `ask` throws, when the disk does not know the value */
	async function read<Value>(key: string, ask: () => Promise<Value>, check: (stored: unknown) => Value | undefined) {
		if (!isSecondStageFaster(times)) return ask();
		const stored = check(await timed('second', () => collection.get(key)));
		if (stored !== undefined) return stored;
		const value = await timed('first', ask);
		void collection.set(key, value);
		return value;
	}
	return { read };
}
