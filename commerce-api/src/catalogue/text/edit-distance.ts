/** How many letters must be put in, left out, changed or swapped with their neighbour to turn one word into the other. */
export function editDistance(from: string, to: string): number {
	let [before, last, row]: [number[], number[], number[]] = [
		[],
		[],
		Array.from({ length: to.length + 1 }, (_, i) => i),
	];
	for (let i = 1; i <= from.length; i += 1) {
		[before, last, row] = [last, row, [i]];
		for (let j = 1; j <= to.length; j += 1) {
			const change = from[i - 1] === to[j - 1] ? 0 : 1;
			const swap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
			const ways = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change];
			row.push(Math.min(...ways, swap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
		}
	}
	return at(row, to.length);
}

function at(row: number[], index: number): number {
	return row[index] ?? Number.POSITIVE_INFINITY;
}
