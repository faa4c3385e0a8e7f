import { CENTRE, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { pick } from '../random.ts';
import { standCollar } from './collars.ts';
import { BACK_DROP, bodySeams } from './neck.ts';
import { flap, welt } from './pockets.ts';
import { type SleeveCut, sleeves } from './sleeve.ts';
import { dart, type FrontCut, front, frontFolds, type LapelCut, lapel, lining } from './tailoring.ts';
import { measure, neckEdge, type Torso, torsoFolds, torsoOutline } from './torso.ts';
import { button } from './trims.ts';

export const TAILORED_SLEEVE: SleeveCut = { length: 810, angle: 10, elbow: 88, end: 64, round: 1 };

export function tailoredBack(brief: Brief, torso: Torso, cut: SleeveCut, vent: number): Layer[] {
	return [
		...sleeves(brief, torso, cut),
		piece(torsoOutline(torso, neckEdge(torso, BACK_DROP, 'crew')), {
			round: 0.6,
			folds: torsoFolds(torso, brief.roll, 0.8),
			seams: [...bodySeams(torso), line([CENTRE, torso.neckY + 20], [CENTRE, torso.hemY + 14])],
			stitches: [line([CENTRE + 6, torso.hemY - vent], [CENTRE + 6, torso.hemY + 12])],
			lift: 8,
		}),
		standCollar(torso, 38, BACK_DROP + 46, { round: 0.4, lift: 6 }),
	];
}

export function blazer(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, {
		neck: 88,
		shoulder: 246,
		shoulderY: 308,
		armpit: 262,
		armpitY: 540,
		waist: 232,
		waistY: 770,
		hem: 276,
		hemY: 1150,
	});
	const focus = { x: 650, y: 560, zoom: 2.7 };
	if (back) return { layers: tailoredBack(brief, torso, TAILORED_SLEEVE, 190), focus };
	const double = roll('double') > 0.6;
	const cut: FrontCut = {
		breakY: double ? 720 : pick(roll, 'break', [700, 750, 790]),
		overlap: double ? 74 : 16,
		cutaway: double ? 0 : 40,
	};
	const shape: LapelCut = { width: pick(roll, 'lapel', [138, 156]), notchY: torso.neckY + 180, peak: double };
	const half = (side: 1 | -1): Layer[] => [
		front(torso, cut, side, {
			folds: frontFolds(torso, cut.breakY, side),
			seams: [dart(torso, side, torso.hemY - 200)],
		}),
		flap(CENTRE + side * 158, torso.hemY - 230, 138, 44, side * 4),
		...(side === 1 ? [welt([CENTRE + 118, torso.armpitY + 16], [CENTRE + 206, torso.armpitY - 2], 20)] : []),
		...lapel(torso, cut, shape, side),
	];
	const rows = double
		? [cut.breakY + 28, cut.breakY + 136]
		: pick(roll, 'buttons', [[cut.breakY + 22], [cut.breakY + 22, cut.breakY + 122]]);
	const columns = double ? [CENTRE - 58, CENTRE + 62] : [CENTRE];
	const buttons = rows.flatMap((y) => columns.map((x) => button(x, y, 15, palette.button)));
	const layers: Layer[] = [
		...lining(brief, torso, cut.breakY),
		...sleeves(brief, torso, TAILORED_SLEEVE),
		...half(1),
		...half(-1),
		...buttons,
	];
	return { layers, focus };
}
