import type { Side } from '../curve.ts';
import type { Brief, Layer, Sketch, Trim } from '../layer.ts';
import { flap, welt } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import {
	dart,
	type FrontCut,
	front,
	frontFolds,
	lapel,
	lining,
	TAILORED_SLEEVE,
	tailoredBack,
} from '../parts/tailoring.ts';
import { measure, type Torso } from '../parts/torso.ts';
import { button } from '../parts/trims.ts';
import { pick, type Roll } from '../random.ts';

const FOCUS = { x: 60, y: 540, zoom: 2.7 } as const;

function torsoOf(brief: Brief): Torso {
	return measure(brief, {
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
}

function isDouble(roll: Roll): boolean {
	return roll('double') > 0.6;
}

function frontCut({ roll }: Brief): FrontCut {
	if (isDouble(roll)) return { breakY: 720, overlap: 74, cutaway: 0 };
	return { breakY: pick(roll, 'break', [700, 750, 790]), overlap: 16, cutaway: 40 };
}

function half({ roll }: Brief, torso: Torso, cut: FrontCut, side: Side): Layer[] {
	const { armpitY, neckY, hemY } = torso;
	const lapelCut = { width: pick(roll, 'lapel', [138, 156]), notchY: neckY + 180, peak: isDouble(roll) };
	const seams = [dart(torso, side, hemY - 200)];
	return [
		front(torso, cut, side, { folds: frontFolds(torso, cut.breakY, side), seams }),
		flap(side * 158, hemY - 230, 138, 44, side * 4),
		...(side === 1 ? [welt([118, armpitY + 16], [206, armpitY - 2], 20)] : []),
		...lapel(torso, cut, lapelCut, side),
	];
}

function buttons({ roll, palette }: Brief, { breakY }: FrontCut): Trim[] {
	const double = isDouble(roll);
	const rows = double ? [28, 136] : pick(roll, 'buttons', [[22], [22, 122]]);
	const columns = double ? [-58, 62] : [0];
	return rows.flatMap((drop) => columns.map((x) => button(x, breakY + drop, 15, palette.button)));
}

export function blazer(brief: Brief): Sketch {
	const torso = torsoOf(brief);
	if (brief.back) return { layers: tailoredBack(brief, torso, TAILORED_SLEEVE, 190), focus: FOCUS };
	const cut = frontCut(brief);
	const layers: Layer[] = [
		...lining(brief, torso, cut.breakY),
		...sleeves(brief, torso, TAILORED_SLEEVE),
		...half(brief, torso, cut, 1),
		...half(brief, torso, cut, -1),
		...buttons(brief, cut),
	];
	return { layers, focus: FOCUS };
}
