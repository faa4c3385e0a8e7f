import { type Brief, type Layer, piece } from '../layer.ts';
import { type SkirtCut, skirtFolds, skirtOutline } from './skirt-panel.ts';

/** One of `count` gathered tiers, counted from the waist. */
function tier({ waist, waistY, hem, hemY }: SkirtCut, index: number, count: number): SkirtCut {
	const height = (hemY - waistY) / count;
	const half = (share: number) => waist + (hem * 1.04 - waist) * share;
	return {
		waist: half(index / count) * (index ? 0.97 : 1),
		waistY: waistY + index * height,
		hip: half((index + 0.3) / count) + 8,
		hem: half((index + 1) / count),
		hemY: waistY + (index + 1) * height,
		waves: 3,
		depth: 17,
		release: 0,
	};
}

/** A skirt of gathered frills, each sewn to the one above. */
export function tieredSkirt({ roll }: Brief, skirt: SkirtCut, count: number): Layer[] {
	return Array.from({ length: count }, (_, place) => {
		const index = count - 1 - place;
		const cut = tier(skirt, index, count);
		const folds = skirtFolds(cut, (name) => roll(`${name}tier${index}`));
		return piece(skirtOutline(cut), { part: 'tiers', round: 0.75, folds, lift: 6 });
	});
}
