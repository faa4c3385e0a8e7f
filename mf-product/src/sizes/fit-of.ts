/** Fewer answers say nothing about a garment. */
const MIN_ANSWERS = 3;
const KINDS = ['small', 'right', 'large'] as const;

interface Fit {
	kind: (typeof KINDS)[number];
	/** Answers of this kind, and all of them. */
	share: number;
	total: number;
}

/**
 * What most say of how a garment fits: the right size where as many say so as anything else.
 * @param counts of who found it too small, right and too large
 */
export function fitOf(counts: readonly number[] = []): Fit | null {
	const total = counts.reduce((sum, count) => sum + count, 0);
	if (total < MIN_ANSWERS) return null;
	const [small = 0, right = 0, large = 0] = counts;
	const share = Math.max(small, right, large);
	const kind = right === share ? 'right' : small === share ? 'small' : 'large';
	return { kind, share, total };
}
