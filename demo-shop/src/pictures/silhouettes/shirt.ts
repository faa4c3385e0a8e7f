import { across, line, type Outline, SIDES, symmetric } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { collarBack, collarBehind, collarLeaves, standBehind, standCollar } from '../parts/collars.ts';
import { BACK_DROP, bodySeams, hemStitch, neckInside } from '../parts/neck.ts';
import { patchPocket } from '../parts/pockets.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut, shortSleeve } from '../parts/sleeve-cuts.ts';
import { strip } from '../parts/strip.ts';
import { bodySide, measure, neckEdge, type Torso } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { button, buttonRow } from '../parts/trims.ts';
import { pick } from '../random.ts';

const DROP = 74;
const FOCUS = { x: 30, y: 420, zoom: 3.1 } as const;

interface ShirtCut {
	torso: Torso;
	/** How much longer the middle is than the sides. */
	tail: number;
	mandarin: boolean;
	sleeve: SleeveCut;
}

function cutOf(brief: Brief): ShirtCut {
	const { roll, garment } = brief;
	const long: SleeveCut = { ...LONG_SLEEVE, elbow: 84, end: 66, length: 760, cuff: { height: 82, half: 57 } };
	return {
		torso: measure(brief, { neck: 84, hemY: 1190, hem: 262 }),
		tail: garment.cut === 'cropped' ? 0 : pick(roll, 'tail', [90, 70, 0]),
		mandarin: roll('collar') > 0.84,
		sleeve: roll('sleeve') > 0.82 ? shortSleeve(brief) : long,
	};
}

function tailedOutline({ torso, tail }: ShirtCut, drop: number): Outline {
	const { hem, hemY } = torso;
	const side = bodySide({ ...torso, hemY: hemY - tail }, { cutIn: 24 });
	return symmetric(
		...neckEdge(torso, drop, 'crew'),
		...side,
		[hem * 0.78, hemY - tail * 0.35],
		[hem * 0.4, hemY],
		[0, hemY + 4],
	);
}

function shirtBack(brief: Brief, cut: ShirtCut): Layer[] {
	const { torso } = cut;
	const yokeY = torso.shoulderY + 92;
	const yoke = across(torso.shoulder - 8, yokeY, 12);
	const pleat = SIDES.map((side) => line([side * 16, yokeY + 12], [side * 20, yokeY + 230]));
	const body = piece(tailedOutline(cut, BACK_DROP), {
		round: 0.6,
		folds: torsoFolds(torso, brief.roll),
		seams: [...bodySeams(torso), yoke, ...pleat],
		stitches: [across(torso.shoulder - 8, yokeY + 9, 12)],
		lift: 6,
	});
	const collar = cut.mandarin ? standCollar(torso, 30, BACK_DROP + 30, { round: 0.5, lift: 4 }) : collarBack(torso);
	return [...sleeves(brief, torso, cut.sleeve), body, collar];
}

function pockets({ roll }: Brief, torso: Torso): Layer[] {
	const count = roll('pockets') < 0.35 ? 0 : roll('pockets') < 0.8 ? 1 : 2;
	return SIDES.slice(0, count).flatMap((side) => patchPocket(side * 128, torso.armpitY + 30, 124, 140));
}

function collar({ roll }: Brief, { torso, mandarin }: ShirtCut): Layer[] {
	if (mandarin) return [standCollar(torso, 26, DROP + 6, { lift: 4 })];
	const spread = pick(roll, 'spread', [88, 112, 132]);
	return collarLeaves(torso, { drop: DROP - 4, spread, point: pick(roll, 'point', [84, 96, 70]) });
}

export function shirt(brief: Brief): Sketch {
	const { roll, palette } = brief;
	const cut = cutOf(brief);
	const { torso, tail, mandarin } = cut;
	if (brief.back) return { layers: shirtBack(brief, cut), focus: FOCUS };
	const top = torso.neckY + DROP - 8;
	const body = piece(tailedOutline(cut, DROP), {
		round: 0.6,
		folds: torsoFolds(torso, roll),
		seams: bodySeams(torso),
		stitches: tail ? [] : [hemStitch(torso, 26, 4)],
		lift: 6,
	});
	const layers: Layer[] = [
		...(mandarin ? [standBehind(torso, 30, palette.inside)] : collarBehind(torso, {}, palette.inside)),
		...neckInside(brief, torso, DROP),
		...sleeves(brief, torso, cut.sleeve),
		body,
		strip({ top, bottom: torso.hemY + 3, half: 25 }, { lift: 3 }),
		...buttonRow(0, top + 96, torso.hemY - 110, 6, 10.5, palette.button),
		...pockets(brief, torso),
		...collar(brief, cut),
		button(0, torso.neckY + DROP + (mandarin ? -14 : 12), 10, palette.button),
	];
	return { layers, focus: FOCUS };
}
