import { closed, type Knot } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece } from '../layer.ts';
import { type SkirtCut, skirtFolds } from './skirt-panel.ts';

/** The outer panel of a wrapped skirt, drawn to the side where it is tied. */
export function wrapPanel({ roll }: Brief, cut: SkirtCut): Layer {
	const { waist, waistY, hip, hem, hemY } = cut;
	const fall = hemY - waistY;
	const outline: Knot[] = [
		[-waist, waistY, 1],
		[0, waistY + 6],
		[waist * 0.7, waistY + 3, 1],
		[hip * 0.56, waistY + fall * 0.5],
		[hem * 0.16, hemY - 6],
		[-hem * 0.3, hemY + 34],
		[-hem, hemY + 2, 1],
		[-hip - (hem - hip) * 0.62, waistY + fall * 0.7],
		[-hip, waistY + fall * 0.28],
	];
	const drawn = [0.2, 0.42, 0.66].map(
		(share, index): Fold => ({
			from: [waist * 0.66, waistY + 20 + index * 12],
			to: [-hem * share, hemY - 60 - index * 130],
			width: 42,
			depth: index % 2 ? -16 : 18,
			bend: 36,
			open: true,
		}),
	);
	const folds = [...drawn, ...skirtFolds({ ...cut, depth: cut.depth * 0.5 }, roll)];
	return piece(closed(...outline), { part: 'wrap-front', round: 0.6, lift: 9, folds });
}
