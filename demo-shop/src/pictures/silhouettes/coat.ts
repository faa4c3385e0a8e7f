import { closed, line, type Side } from '../curve.ts';
import { type Brief, has, type Layer, named, piece, type Sketch } from '../layer.ts';
import { patchPocket, welt } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import {
	type FrontCut,
	front,
	frontFolds,
	type LapelCut,
	lapel,
	lining,
	shawlCollar,
	TAILORED_SLEEVE,
	tailoredBack,
} from '../parts/tailoring.ts';
import { tiedBelt } from '../parts/tied-belt.ts';
import { measure, type Torso } from '../parts/torso.ts';
import { button } from '../parts/trims.ts';
import { pick } from '../random.ts';
import { closedCoat } from './coat-closed.ts';

type Closing = 'wrap' | 'double' | 'single';

const SLEEVE = { ...TAILORED_SLEEVE, length: 830, elbow: 96, end: 76 } as const;
const FOCUS = { x: 50, y: 540, zoom: 2.6 } as const;

function torsoOf(brief: Brief): Torso {
	return measure(brief, {
		neck: 90,
		shoulder: 250,
		shoulderY: 310,
		armpit: 274,
		armpitY: 548,
		waist: 262,
		waistY: 800,
		hem: 330,
		hemY: 1640,
	});
}

function closingOf({ garment }: Brief): Closing {
	const { closure, collar } = garment.parts;
	if (collar === 'shawl') return 'wrap';
	return closure === 'double-breasted' ? 'double' : 'single';
}

function frontCut({ roll }: Brief, closing: Closing): FrontCut {
	if (closing === 'wrap') return { breakY: 760, overlap: 90, cutaway: 0 };
	if (closing === 'double') return { breakY: 640, overlap: 82, cutaway: 0 };
	return { breakY: pick(roll, 'break', [600, 660]), overlap: 20, cutaway: 0 };
}

/** A storm flap over one shoulder of a trench coat. */
function stormFlap({ neckY, shoulder, shoulderY, armpitY }: Torso): Layer {
	const outline = closed(
		[150, neckY + 60, 1],
		[shoulder - 24, shoulderY + 8, 1],
		[shoulder - 40, armpitY - 40],
		[150, armpitY + 26],
		[70, armpitY - 20, 1],
	);
	return piece(outline, { part: 'storm-flap', round: 0.3, lift: 6 });
}

function pocket(brief: Brief, { waistY }: Torso, side: Side): Layer[] {
	if (has(brief, 'patch-pockets')) return named('patch-pockets', patchPocket(side * 176, waistY + 90, 160, 200));
	return named('welt-pockets', [welt([side * 148, waistY + 90], [side * 196, waistY + 262], side * -28)]);
}

function half(brief: Brief, torso: Torso, closing: Closing, side: Side): Layer[] {
	const { shoulder, shoulderY, armpitY, neckY } = torso;
	const cut = frontCut(brief, closing);
	const lapelCut: LapelCut = {
		width: closing === 'single' ? 158 : 180,
		notchY: neckY + 170,
		peak: closing === 'double',
	};
	const armhole = line([side * (shoulder - 30), shoulderY + 8], [side * (shoulder - 46), armpitY - 60]);
	const collar = lapel(torso, cut, lapelCut, side);
	return [
		front(torso, cut, side, { folds: frontFolds(torso, cut.breakY, side, 1.2), stitches: [armhole] }),
		...pocket(brief, torso, side),
		...(side === -1 && has(brief, 'storm-flap') ? [stormFlap(torso)] : []),
		...(closing === 'wrap' ? shawlCollar(torso, cut, side) : collar),
	];
}

function buttons(brief: Brief, closing: Closing, { breakY }: FrontCut): Layer[] {
	const { palette, garment } = brief;
	const { closure } = garment.parts;
	if (closure !== 'buttons' && closure !== 'double-breasted') return [];
	const doubled = has(brief, 'belt') ? [6, 104, 520] : [34, 184, 334];
	const rows = closing === 'double' ? doubled : [34, 199, 364];
	const columns = closing === 'double' ? [-64, 70] : [0];
	return named(
		`closure:${closure}`,
		rows.flatMap((drop) => columns.map((x) => button(x, breakY + drop, 17, palette.button))),
	);
}

function belt(brief: Brief, { waist, waistY }: Torso): Layer[] {
	const tied = brief.garment.parts.closure === 'tied';
	if (!tied && !has(brief, 'belt')) return [];
	return named(tied ? 'closure:tied' : 'belt', tiedBelt(waist, waistY - 10, brief.back));
}

export function coat(brief: Brief): Sketch {
	const torso = torsoOf(brief);
	const { collar } = brief.garment.parts;
	if (collar !== 'lapels' && collar !== 'shawl') return { layers: closedCoat(brief, torso), focus: FOCUS };
	if (brief.back) return { layers: [...tailoredBack(brief, torso, SLEEVE, 380), ...belt(brief, torso)], focus: FOCUS };
	const closing = closingOf(brief);
	const cut = frontCut(brief, closing);
	const layers: Layer[] = [
		...lining(brief, torso, cut.breakY),
		...sleeves(brief, torso, SLEEVE),
		...half(brief, torso, closing, 1),
		...half(brief, torso, closing, -1),
		...buttons(brief, closing, cut),
		...belt(brief, torso),
	];
	return { layers, focus: FOCUS };
}
