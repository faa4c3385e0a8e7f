/** A number in [0, 1) that depends on the seed and the name only, so that adding a detail never changes another one. */
export type Roll = (name: string) => number;

function mix(hash: number): number {
	let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
	return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function seededRoll(seed: number): Roll {
	return (name) => {
		let hash = mix(seed + 0x9e3779b9);
		for (let index = 0; index < name.length; index++) hash = mix(hash ^ name.charCodeAt(index));
		return hash / 2 ** 32;
	};
}

export function between(roll: Roll, name: string, low: number, high: number): number {
	return low + roll(name) * (high - low);
}

export function pick<T>(roll: Roll, name: string, options: readonly [T, ...T[]]): T {
	return options[Math.floor(roll(name) * options.length)] ?? options[0];
}

/** Hash of a lattice point in [0, 1). */
export function lattice(x: number, y: number, seed: number): number {
	return mix(Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)) / 2 ** 32;
}
