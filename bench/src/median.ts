export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Takes a measurement `runs` times, one after another, and returns the median. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
	const values: number[] = [];
	for (let run = 0; run < runs; run += 1) values.push(await measure());
	return median(values);
}
