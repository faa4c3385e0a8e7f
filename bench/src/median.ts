export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
	const values: number[] = [];
	for (let run = 0; run < runs; run += 1) values.push(await measure());
	return median(values);
}

/** Takes a measurement `runs` times, one after another, and returns the one with the median of `size`. */
export async function medianBy<Measured>(
	runs: number,
	measure: () => Promise<Measured>,
	size: (measured: Measured) => number,
): Promise<Measured> {
	const all: Measured[] = [];
	for (let run = 0; run < runs; run += 1) all.push(await measure());
	const middle = all.toSorted((a, b) => size(a) - size(b))[Math.floor(all.length / 2)];
	if (!middle) throw new Error('Nothing was measured');
	return middle;
}
