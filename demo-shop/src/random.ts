/** A number in [0, 1) that depends on the key alone, so adding a product never changes another one. */
export function roll(key: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
	hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
	return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** A whole number from `low` to `high`, both included. */
export function rollInt(key: string, low: number, high: number): number {
	return low + Math.floor(roll(key) * (high - low + 1));
}

/** The item at `index`, starting again from the first one after the last. */
export function cycle<T>(items: readonly T[], index: number): T {
	const item = items[index % items.length];
	if (item === undefined) throw new Error('cycle needs a non-empty list');
	return item;
}
