import type { Detail, Part, Parts } from './pictures/garment-parts.ts';

const ON_THE_BACK: ReadonlySet<Detail> = new Set(['back-buttons', 'elbow-patches']);

/** The parts that a drawing from the front has to show, and no others. */
export function partsInFront({ sleeve, neck, collar, closure, details = [] }: Parts): Part[] {
	const worn: Part[] = sleeve === undefined || sleeve === 'none' ? [] : [`sleeves:${sleeve}`];
	return [
		...worn,
		...(neck ? [`neck:${neck}` as const] : []),
		...(collar ? [`collar:${collar}` as const] : []),
		...(closure ? [`closure:${closure}` as const] : []),
		...details.filter((detail) => !ON_THE_BACK.has(detail)),
	].toSorted();
}

/** What is seen only from behind. */
export function partsBehind({ details = [] }: Parts): Part[] {
	return details.filter((detail) => ON_THE_BACK.has(detail)).toSorted();
}
