import { line, type Side } from '../curve.ts';
import type { Brief, Layer, Sketch, Trim } from '../layer.ts';
import { welt } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import {
	type FrontCut,
	front,
	frontFolds,
	type LapelCut,
	lapel,
	lining,
	TAILORED_SLEEVE,
	tailoredBack,
} from '../parts/tailoring.ts';
import { tiedBelt } from '../parts/tied-belt.ts';
import { measure, type Torso } from '../parts/torso.ts';
import { button } from '../parts/trims.ts';
import { pick } from '../random.ts';

type Closing = 'wrap' | 'double' | 'single';

const SLEEVE = { ...TAILORED_SLEEVE, length: 830, elbow: 96, end: 76 } as const;
const FOCUS = { x: 50, y: 540, zoom: 2.6 } as const;

function torsoOf(brief: Brief): Torso {
	const torso = measure(brief, {
		neck: 90,
		shoulder: 250,
		shoulderY: 310,
		armpit: 274,
		armpitY: 548,
		waist: 262,
		waistY: 800,
		hem: 318,
		hemY: 1450,
	});
	return brief.garment.cut === 'cropped' ? torso : { ...torso, hemY: Math.max(torso.hemY, 1380) };
}

function closingOf({ garment, roll }: Brief): Closing {
	if (garment.cut === 'wrap') return 'wrap';
	return roll('double') > 0.45 ? 'double' : 'single';
}

function frontCut({ roll }: Brief, closing: Closing): FrontCut {
	if (closing === 'wrap') return { breakY: 760, overlap: 90, cutaway: 0 };
	if (closing === 'double') return { breakY: 640, overlap: 82, cutaway: 0 };
	return { breakY: pick(roll, 'break', [600, 660]), overlap: 20, cutaway: 0 };
}

function half({ roll }: Brief, torso: Torso, closing: Closing, cut: FrontCut, side: Side): Layer[] {
	const { shoulder, shoulderY, armpitY, waistY, neckY } = torso;
	const lapelCut: LapelCut = {
		width: closing === 'single' ? 158 : 176,
		notchY: neckY + 170,
		peak: closing === 'double' && roll('peak') > 0.5,
	};
	const armhole = line([side * (shoulder - 30), shoulderY + 8], [side * (shoulder - 46), armpitY - 60]);
	return [
		front(torso, cut, side, { folds: frontFolds(torso, cut.breakY, side, 1.2), stitches: [armhole] }),
		welt([side * 148, waistY + 90], [side * 196, waistY + 262], side * -28),
		...lapel(torso, cut, lapelCut, side),
	];
}

function buttons({ palette }: Brief, closing: Closing, { breakY }: FrontCut): Trim[] {
	if (closing === 'wrap') return [];
	const rows = closing === 'double' ? [34, 184, 334] : [34, 199, 364];
	const columns = closing === 'double' ? [-64, 70] : [0];
	return rows.flatMap((drop) => columns.map((x) => button(x, breakY + drop, 17, palette.button)));
}

export function coat(brief: Brief): Sketch {
	const torso = torsoOf(brief);
	const closing = closingOf(brief);
	const belt = closing === 'wrap' ? tiedBelt(torso.waist, torso.waistY - 10, brief.back) : [];
	if (brief.back) return { layers: [...tailoredBack(brief, torso, SLEEVE, 380), ...belt], focus: FOCUS };
	const cut = frontCut(brief, closing);
	const layers: Layer[] = [
		...lining(brief, torso, cut.breakY),
		...sleeves(brief, torso, SLEEVE),
		...half(brief, torso, closing, cut, 1),
		...half(brief, torso, closing, cut, -1),
		...buttons(brief, closing, cut),
		...belt,
	];
	return { layers, focus: FOCUS };
}
