import { closed, line, SIDES, type Side, sideOf } from '../curve.ts';
import { type Brief, type Layer, onSide, piece } from '../layer.ts';
import { between } from '../random.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import { sleeveFolds } from './sleeve-folds.ts';
import { type Axis, axisOf, cuffOutline, sleeveKnots } from './sleeve-shape.ts';
import type { Torso } from './torso.ts';

function cuffLayers(cut: SleeveCut, axis: Axis, side: Side): Layer[] {
	const { cuff, length } = cut;
	if (!cuff) return [];
	const { height, half, ...look } = cuff;
	const end = 1 + (height - 10) / length;
	const edge = line(...sideOf(side, [axis.at(end, half), axis.at(end, -half)]));
	const stitches = cuff.weave === undefined ? [edge] : [];
	const turn = -side * axis.angle;
	return [piece(cuffOutline(cut, axis, side), { ...look, turn, round: 0.9, lift: 5, stitches })];
}

function hemStitch({ end, length }: SleeveCut, axis: Axis, side: Side): string {
	const hem = 1 - 26 / length;
	return line(...sideOf(side, [axis.at(hem, end * 1.02), axis.at(hem + 0.008, 0), axis.at(hem, -end * 1.02)]));
}

function sleeve({ roll }: Brief, torso: Torso, cut: SleeveCut, side: Side): Layer[] {
	const axis = axisOf(torso, cut);
	const vary = (key: string, low: number, high: number) => between(roll, `sleeve${side}${key}`, low, high);
	const cloth = piece(closed(...sideOf(side, sleeveKnots(torso, cut, axis))), {
		part: (cut.puff ?? 0) > 15 ? [`sleeves:${cut.name}`, 'puff'] : `sleeves:${cut.name}`,
		seams: cut.seams ?? [],
		turn: -side * cut.angle,
		round: cut.round ?? 0.95,
		folds: sleeveFolds(cut, axis, vary).map((fold) => onSide(fold, side)),
		stitches: cut.hemmed ? [hemStitch(cut, axis, side)] : [],
	});
	return [cloth, ...cuffLayers(cut, axis, side)];
}

/** Both sleeves with their cuffs; place them below the body. */
export function sleeves(brief: Brief, torso: Torso, cut: SleeveCut | undefined): Layer[] {
	return cut ? SIDES.flatMap((side) => sleeve(brief, torso, cut, side)) : [];
}
