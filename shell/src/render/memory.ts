interface Remembered<Result> {
	at: number;
	result: Promise<Result>;
}

/** Most results that a memory keeps. */
const MOST = 500;

export interface Memory<Result> {
	/** Gives what is remembered, or makes it. */
	remember(key: string, make: () => Promise<Result>): Promise<Result>;
	forget(): void;
}

/**
 * Gives the same result again for `fresh` ms, also to those who ask while it is being made: many requests for one page
 * are one question to the API. A failure is forgotten at once.
 */
export function createMemory<Result>(fresh: number, now = Date.now): Memory<Result> {
	const remembered = new Map<string, Remembered<Result>>();
	return {
		remember(key, make) {
			const known = remembered.get(key);
			if (known && now() - known.at < fresh) return known.result;
			const result = make();
			remembered.delete(key);
			remembered.set(key, { at: now(), result });
			result.catch(() => remembered.delete(key));
			if (remembered.size > MOST) remembered.delete(remembered.keys().next().value ?? '');
			return result;
		},
		forget: () => remembered.clear(),
	};
}
