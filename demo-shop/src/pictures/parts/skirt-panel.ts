import { type Knot, type Outline, symmetric } from '../curve.ts';
import type { Fold } from '../layer.ts';
import { between, type Roll } from '../random.ts';

export interface SkirtCut {
	waist: number;
	waistY: number;
	hip: number;
	hem: number;
	hemY: number;
	/** Waves along the hem, on each side of the middle. */
	waves: number;
	depth: number;
	/** Where the folds begin, below the waist. */
	release?: number;
}

function hemKnots({ hem, hemY, waves, depth }: SkirtCut): Knot[] {
	const count = Math.max(2, Math.round(waves * 2));
	return Array.from({ length: count + 1 }, (_, index) => {
		const share = 1 - index / count;
		const sag = 26 * (1 - share * share);
		const wave = waves === 0 ? 0 : (index % 2 ? 1 : -1) * Math.min(9, depth * 0.45);
		return [hem * share, hemY + sag + wave, index === 0 ? 1 : 0];
	});
}

/** A skirt hanging from its waist, with a hem that follows its folds. */
export function skirtOutline(cut: SkirtCut): Outline {
	const { waist, waistY, hip, hem, hemY } = cut;
	const fall: Knot[] = [
		[hip, waistY + (hemY - waistY) * 0.28],
		[hip + (hem - hip) * 0.62, waistY + (hemY - waistY) * 0.7],
	];
	return symmetric([0, waistY + 6], [waist, waistY, 1], ...fall, ...hemKnots(cut));
}

/** Folds that widen from the waist to the waves of the hem. */
export function skirtFolds(cut: SkirtCut, roll: Roll): Fold[] {
	const { waist, waistY, hem, hemY, waves, depth, release = 20 } = cut;
	const count = Math.max(3, Math.round(waves * 4) + 1);
	return Array.from({ length: count }, (_, index) => {
		const share = (index / (count - 1)) * 1.84 - 0.92;
		const jitter = between(roll, `skirt${index}`, -0.05, 0.05);
		return {
			from: [waist * (share + jitter) * 0.94, waistY + release + between(roll, `rise${index}`, -10, 60)],
			to: [hem * (share + jitter * 0.5), hemY + 40],
			width: (hem / count) * 0.92,
			depth: (index % 2 ? -1 : 1) * depth * between(roll, `deep${index}`, 0.7, 1.25),
			bend: share * -16,
			open: true,
		};
	});
}
