/** Prices in whole units of the currency; without `to` it is open. */
export interface PriceRange {
	from: number;
	to?: number;
	count: number;
}

/** Gross, in whole units (rule 6.4). */
const CONFIGURED = [0, 50, 100, 150];
/** A list of which one range holds a larger share is not divided by it. */
const MAX_SHARE = 0.9;
const RANGES = 4;
/** Limits are multiples of the unit whose prices they belong to: the price from which it is used, then the unit. */
const UNITS = [
	[2000, 500],
	[1000, 200],
	[400, 100],
	[200, 50],
	[0, 10],
] as const;

/** The configured ranges, or if nearly all prices are in one, ranges of about equal size. @param cents in any order */
export function priceRanges(cents: Float64Array): PriceRange[] {
	const configured = countIn(CONFIGURED, cents);
	if (isDivided(configured, cents.length)) return configured;
	const own = countIn(ownSteps(cents), cents);
	return own.length > 1 ? own : configured;
}

function isDivided(ranges: PriceRange[], total: number): boolean {
	return ranges.every(({ count }) => count <= total * MAX_SHARE);
}

function ownSteps(cents: Float64Array): number[] {
	const sorted = cents.toSorted();
	const parts = Array.from({ length: RANGES - 1 }, (_, index) => (index + 1) / RANGES);
	const limits = parts.map((part) => rounded((sorted[Math.floor(sorted.length * part)] ?? 0) / 100));
	const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
	return [0, ...new Set(limits.filter((limit) => limit * 100 > lowest && limit * 100 <= highest))];
}

function rounded(price: number): number {
	const [, unit] = UNITS.find(([from]) => price >= from) ?? UNITS[4];
	return Math.round(price / unit) * unit;
}

function countIn(steps: number[], cents: Float64Array): PriceRange[] {
	const counts = steps.map(() => 0);
	for (const price of cents) {
		const step = steps.findLastIndex((from) => price >= from * 100);
		counts[step] = (counts[step] ?? 0) + 1;
	}
	return steps.map((from, index) => {
		const to = steps[index + 1];
		return { from, ...(to !== undefined && { to }), count: counts[index] ?? 0 };
	});
}
