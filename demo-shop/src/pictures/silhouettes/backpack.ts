import { across, box, closed, line, SIDES, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Layer, named, type Piece, piece, type Sketch } from '../layer.ts';
import { patchPocket } from '../parts/pockets.ts';
import { cord, stud } from '../parts/trims.ts';

const TOP = 430;
const BOTTOM = 1230;
const HALF = 286;
const LEATHER: Partial<Piece> = { colour: { lightness: 0.5, a: 0.05, b: 0.075 }, weave: 'leather', plain: true };

/** Straps showing at both sides of the bag. */
function straps(): Layer[] {
	return SIDES.map((side) =>
		piece(
			closed(
				...sideOf(side, [
					[96, TOP + 20, 1],
					[168, TOP - 96],
					[300, TOP + 20],
					[348, TOP + 330],
					[316, BOTTOM - 120, 1],
					[272, BOTTOM - 130, 1],
					[292, TOP + 340],
					[250, TOP + 66],
					[164, TOP - 36],
					[130, TOP + 30, 1],
				]),
			),
			{ ...LEATHER, part: 'shoulder-strap', round: 0.4, lift: 6 },
		),
	);
}

function body({ back }: Brief): Layer {
	const outline = symmetric(
		[0, TOP - 6],
		[HALF - 70, TOP, 1],
		[HALF - 6, TOP + 200],
		[HALF + 8, BOTTOM - 180],
		[HALF - 30, BOTTOM - 16],
		[0, BOTTOM + 6],
	);
	return piece(outline, {
		round: 0.7,
		lift: 8,
		folds: [
			{ from: [-200, TOP + 90], to: [-230, BOTTOM - 160], width: 50, depth: 12, bend: 18 },
			{ from: [210, TOP + 90], to: [236, BOTTOM - 220], width: 50, depth: -12, bend: -16 },
		],
		stitches: back ? [across(HALF - 40, BOTTOM - 60, 10)] : [],
	});
}

/** A flap over the mouth of the bag, down to its middle. */
function flap(): Layer {
	const outline = symmetric(
		[0, TOP - 34],
		[HALF - 84, TOP - 24],
		[HALF - 34, TOP + 46],
		[HALF - 14, TOP + 250],
		[HALF - 60, TOP + 318],
		[0, TOP + 336],
	);
	const stitched = line(
		[-HALF + 30, TOP + 250],
		[-HALF + 72, TOP + 300],
		[0, TOP + 318],
		[HALF - 72, TOP + 300],
		[HALF - 30, TOP + 250],
	);
	return piece(outline, { part: 'flap', round: 0.6, lift: 12, stitches: [stitched] });
}

function buckled({ palette }: Brief, x: number): Layer[] {
	const strap = piece(box(x - 24, TOP + 170, 48, 300), {
		...LEATHER,
		round: 0.4,
		lift: 6,
		stitches: [line([x - 16, TOP + 176], [x - 16, TOP + 460]), line([x + 16, TOP + 176], [x + 16, TOP + 460])],
	});
	return [strap, ...[330, 366, 440].map((drop, index) => stud(x, TOP + drop, index === 2 ? 9 : 6, palette.metal))];
}

/** A canvas backpack whose flap closes by two leather straps. */
export function backpack(brief: Brief): Sketch {
	const { back, palette } = brief;
	const loop = cord(
		[
			[-46, TOP - 18],
			[0, TOP - 106],
			[46, TOP - 18],
		],
		24,
		{ lightness: 0.5, a: 0.05, b: 0.075 },
	);
	const focus = { x: 110, y: 820, zoom: 2.4 };
	if (back) return { layers: [loop, body(brief), ...straps()], focus };
	const pocket = patchPocket(0, BOTTOM - 330, 340, 270, { lift: 9, round: 0.3 });
	const layers: Layer[] = [
		loop,
		...straps(),
		body(brief),
		...named('patch-pockets', pocket),
		flap(),
		...named(
			'closure:buckle',
			SIDES.flatMap((side) => buckled({ ...brief, palette }, side * 132)),
		),
	];
	return { layers, focus };
}
