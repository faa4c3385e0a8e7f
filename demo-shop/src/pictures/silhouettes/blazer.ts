import type { Side } from '../curve.ts';
import { type Brief, has, type Layer, named, type Sketch } from '../layer.ts';
import { flap, patchPocket, welt } from '../parts/pockets.ts';
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
import { pick } from '../random.ts';

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

function isDouble({ garment }: Brief): boolean {
	return garment.parts.closure === 'double-breasted';
}

function frontCut(brief: Brief): FrontCut {
	const { roll } = brief;
	if (isDouble(brief)) return { breakY: 720, overlap: 74, cutaway: 0 };
	return { breakY: pick(roll, 'break', [700, 750, 790]), overlap: 16, cutaway: 40 };
}

/** Flapped pockets, or sewn-on ones for summer. */
function pocket(brief: Brief, { hem, hemY }: Torso, side: Side): Layer[] {
	const x = side * hem * 0.57;
	if (has(brief, 'patch-pockets')) return named('patch-pockets', patchPocket(x, hemY - 236, 140, 172));
	return named('flap-pockets', [flap(x, hemY - 230, 132, 44, side * 4)]);
}

function half(brief: Brief, torso: Torso, cut: FrontCut, side: Side): Layer[] {
	const { roll } = brief;
	const { armpitY, neckY, hemY } = torso;
	const lapelCut = { width: pick(roll, 'lapel', [138, 156]), notchY: neckY + 180, peak: isDouble(brief) };
	const seams = [dart(torso, side, hemY - 200)];
	return [
		front(torso, cut, side, { folds: frontFolds(torso, cut.breakY, side), seams }),
		...pocket(brief, torso, side),
		...(side === 1 ? [welt([118, armpitY + 16], [206, armpitY - 2], 20)] : []),
		...lapel(torso, cut, lapelCut, side),
	];
}

function buttons(brief: Brief, { breakY }: FrontCut): Layer[] {
	const double = isDouble(brief);
	const single = has(brief, 'single-button');
	const rows = double ? [28, 136] : single ? [22] : [22, 122];
	const columns = double ? [-58, 62] : [0];
	const sewn = rows.flatMap((drop) => columns.map((x) => button(x, breakY + drop, 15, brief.palette.button)));
	if (double) return named('closure:double-breasted', sewn);
	return sewn.map((sewnOn) => ({ ...sewnOn, part: single ? ['closure:buttons', 'single-button'] : 'closure:buttons' }));
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
