/** Something that takes a part of an amount in proportion to its weight. */
export interface Weighted {
	/** Decides between equals, so that the order of the lines does not. */
	key: string;
	weight: number;
}

/**
 * Divides a whole amount by the largest remainders: the parts add up to it exactly, and none is above its weight as long as the amount is
 * not above their sum. All are whole cents, 0 or more.
 */
export function spread(amount: number, lines: readonly Weighted[]): number[] {
	const total = BigInt(lines.reduce((sum, { weight }) => sum + weight, 0));
	if (total === 0n) return lines.map(() => 0);
	const parts = lines.map(({ key, weight }, index) => {
		const share = BigInt(amount) * BigInt(weight);
		return { key, weight, index, part: Number(share / total), rest: share % total };
	});
	const left = amount - parts.reduce((sum, { part }) => sum + part, 0);
	const first = parts.toSorted((a, b) => Number(b.rest - a.rest) || compare(a, b)).slice(0, left);
	const favoured = new Set(first.map(({ index }) => index));
	return parts.map(({ part, index }) => part + (favoured.has(index) ? 1 : 0));
}

function compare(a: Weighted, b: Weighted): number {
	if (a.key !== b.key) return a.key < b.key ? -1 : 1;
	return b.weight - a.weight;
}
