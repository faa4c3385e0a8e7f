import { closed, line, symmetric } from '../curve.ts';
import { type Brief, type Layer, named, piece, type Sketch } from '../layer.ts';
import { cord, stud } from '../parts/trims.ts';

const TOP = 560;
const BOTTOM = 960;
const HALF = 400;

/** A soft evening bag with a flap, and a loop for the wrist. */
export function clutch(brief: Brief): Sketch {
	const { palette, back } = brief;
	const body = piece(
		symmetric(
			[0, TOP],
			[HALF - 10, TOP + 4],
			[HALF, TOP + 40],
			[HALF + 6, BOTTOM - 60],
			[HALF - 30, BOTTOM],
			[0, BOTTOM + 8],
		),
		{
			round: 0.55,
			lift: 10,
			folds: [
				{ from: [-300, BOTTOM - 40], to: [-60, TOP + 200], width: 46, depth: 12, bend: 20 },
				{ from: [310, BOTTOM - 50], to: [120, TOP + 230], width: 46, depth: -12, bend: -18 },
			],
		},
	);
	const flap = piece(
		symmetric([0, TOP - 8], [HALF - 6, TOP - 2], [HALF + 4, TOP + 46, 1], [190, TOP + 226], [0, TOP + 276]),
		{
			part: 'flap',
			round: 0.45,
			lift: 12,
			seams: [line([-HALF + 30, TOP + 44], [-184, TOP + 208], [0, TOP + 254], [184, TOP + 208], [HALF - 30, TOP + 44])],
		},
	);
	const loop = cord(
		[
			[HALF - 20, TOP + 60],
			[HALF + 84, TOP + 110],
			[HALF + 96, TOP + 330],
			[HALF + 34, TOP + 400],
			[HALF - 4, TOP + 300],
			[HALF - 8, TOP + 74],
		],
		20,
		palette.cloth,
	);
	const centre = closed([-380, TOP + 14, 1], [380, TOP + 14, 1], [380, TOP + 22, 1], [-380, TOP + 22, 1]);
	const layers: Layer[] = [
		body,
		...(back ? [piece(centre, { round: 0.2 })] : [flap]),
		...named('wrist-loop', [
			{ ...loop, reach: [[HALF + 110, TOP + 200]] },
			stud(HALF - 16, TOP + 66, 15, palette.metal),
		]),
	];
	return { layers, focus: { x: 190, y: TOP + 150, zoom: 2.2 } };
}
