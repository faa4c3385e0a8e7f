import { type LinePart, partsOf, type StampedCart, storedOf } from './stamped-cart.ts';

/** Sorts what is unset or removed before everything else. */
function textOf(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) => part ?? '');
}

/** Of two at the same time always the same one, whoever asks. */
function later<Part extends { at: number }>(a: Part, b: Part): Part {
	if (a.at !== b.at) return a.at > b.at ? a : b;
	return textOf(a) >= textOf(b) ? a : b;
}

/** What the shopper does counts before what the shop learns about a line, such as its price. */
function laterLine(a: LinePart, b: LinePart): LinePart {
	if (a.wanted !== b.wanted) return a.wanted > b.wanted ? a : b;
	return later(a, b);
}

/**
 * One cart of two tabs': commutative, associative and idempotent, so tabs agree in whatever order they hear of each other.
 * A line that only one knows stays; a removed line comes back only if it was wanted again after the removal.
 */
export function mergeCarts(mine: StampedCart, theirs: StampedCart): StampedCart {
	const into = partsOf(mine);
	const other = partsOf(theirs);
	for (const [key, part] of other.lines) {
		const known = into.lines.get(key);
		into.lines.set(key, known ? laterLine(known, part) : part);
	}
	return storedOf({ lines: into.lines, rest: later(into.rest, other.rest) });
}
