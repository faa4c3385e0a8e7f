import { closed, type Knot, line, SIDES, sideOf, symmetric } from '../curve.ts';
import { type Brief, has, type Layer, named, piece } from '../layer.ts';
import { patchPocket } from './pockets.ts';
import { button, stud } from './trims.ts';

const TOP = 290;
const HALF = 124;

function brace(side: 1 | -1, from: number, to: number, top: number): Layer {
	const knots: Knot[] = [
		[from + 22, top, 1],
		[to + 22, 168],
		[to - 12, 148],
		[to - 24, 172],
		[from - 22, top, 1],
	];
	return piece(closed(...sideOf(side, knots)), {
		part: 'braces',
		round: 0.3,
		lift: 6,
		turn: side * 4,
		stitches: [
			line(
				...sideOf(side, [
					[from + 15, top],
					[to + 14, 178],
				]),
			),
			line(
				...sideOf(side, [
					[from - 15, top],
					[to - 16, 178],
				]),
			),
		],
	});
}

/** Wire buckle of a brace on its button, or a large button for small hands. */
function fastening({ palette, garment }: Brief, x: number): Layer[] {
	if (garment.fabric === 'cotton') return [button(x, TOP + 34, 19, palette.button)];
	return [stud(x, TOP + 34, 13, palette.metal), stud(x, TOP + 34, 6, palette.metal)];
}

function back({ palette }: Brief, waistY: number, waist: number): Layer[] {
	const yoke = symmetric(
		[0, waistY - 190],
		[70, waistY - 170, 1],
		[waist, waistY - 20, 1],
		[waist + 4, waistY + 26, 1],
		[0, waistY + 34],
	);
	const crossed = SIDES.map((side) => brace(side, -44, 112, waistY - 168));
	return [...crossed, piece(yoke, { round: 0.5, lift: 6 }), stud(0, waistY - 150, 8, palette.metal)];
}

/** Bib, braces and waistband of dungarees above `waistY`; from behind the braces cross. */
export function bib(brief: Brief, waistY: number, waist: number): Layer[] {
	if (brief.back) return back(brief, waistY, waist);
	const outline = symmetric(
		[0, TOP + 6],
		[HALF, TOP, 1],
		[HALF + 10, waistY - 110],
		[waist + 4, waistY - 18, 1],
		[waist + 6, waistY + 28, 1],
		[0, waistY + 36],
	);
	const side = (hand: 1 | -1) =>
		line([hand * (HALF - 12), TOP + 8], [hand * (HALF - 2), waistY - 108], [hand * (waist - 8), waistY - 20]);
	const band = line([-waist, waistY - 14], [0, waistY - 6], [waist, waistY - 14]);
	const front = piece(outline, {
		round: 0.45,
		lift: 7,
		stitches: [line([-HALF + 6, TOP + 16], [0, TOP + 21], [HALF - 6, TOP + 16]), side(1), side(-1), band],
		folds: [{ from: [-100, TOP + 60], to: [60, waistY - 40], width: 40, depth: 9, bend: 14 }],
	});
	const pocket = has(brief, 'chest-pocket') ? named('chest-pocket', patchPocket(0, TOP + 66, 150, 128)) : [];
	return [
		...SIDES.map((hand) => brace(hand, HALF - 26, 104, TOP + 46)),
		front,
		...SIDES.flatMap((hand) => fastening(brief, hand * (HALF - 27))),
		...pocket,
	];
}
