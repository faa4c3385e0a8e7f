import { closed, type Knot, SIDES, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, named, onSide, piece, type Sketch } from '../layer.ts';

const KNOT_Y = 330;

/** One half of the cloth, drawn up to the knot. */
function ear(): Knot[] {
	return [
		[20, KNOT_Y - 20, 1],
		[70, KNOT_Y + 40],
		[150, KNOT_Y + 190],
		[330, KNOT_Y + 420],
		[300, KNOT_Y + 520],
		[120, KNOT_Y + 470],
		[60, KNOT_Y + 250],
		[-12, KNOT_Y + 40, 1],
	];
}

function tail(): Knot[] {
	return [
		[8, KNOT_Y + 6, 1],
		[60, KNOT_Y - 60],
		[170, KNOT_Y - 150],
		[214, KNOT_Y - 112, 1],
		[160, KNOT_Y - 30],
		[52, KNOT_Y + 34, 1],
	];
}

const pulls: Fold[] = [
	{ from: [24, KNOT_Y + 20], to: [240, KNOT_Y + 440], width: 30, depth: 18, bend: 20, open: true },
	{ from: [10, KNOT_Y + 40], to: [150, KNOT_Y + 440], width: 24, depth: -14, open: true },
];

function sack(): Layer {
	const outline = symmetric(
		[0, KNOT_Y + 330],
		[150, KNOT_Y + 360],
		[322, KNOT_Y + 452],
		[392, KNOT_Y + 640],
		[330, KNOT_Y + 850],
		[170, KNOT_Y + 930],
		[0, KNOT_Y + 940],
	);
	const gathers = [-0.8, -0.45, -0.15, 0.2, 0.5, 0.82].map(
		(share, index): Fold => ({
			from: [share * 210, KNOT_Y + 400],
			to: [share * 350, KNOT_Y + 800],
			width: 42,
			depth: index % 2 ? -15 : 17,
			bend: share * 30,
		}),
	);
	return piece(outline, { round: 0.85, lift: 10, folds: gathers });
}

/** A square of linen knotted into a bag, after the Japanese way. */
export function knotBag({ palette }: Brief): Sketch {
	const inside = symmetric([0, KNOT_Y + 300], [210, KNOT_Y + 400], [0, KNOT_Y + 470], [-1, KNOT_Y + 471]);
	const ears = SIDES.map((side) =>
		piece(closed(...sideOf(side, ear())), {
			round: 0.7,
			lift: 8,
			folds: pulls.map((fold) => onSide(fold, side)),
			turn: side * -30,
		}),
	);
	const tails = SIDES.map((side) =>
		piece(closed(...sideOf(side, tail())), {
			round: 0.5,
			lift: 7,
			turn: side * 50,
			folds: [onSide({ from: [20, KNOT_Y], to: [190, KNOT_Y - 120], width: 18, depth: 13, open: true }, side)],
		}),
	);
	const knot = piece(
		closed([-52, KNOT_Y - 34], [46, KNOT_Y - 38], [64, KNOT_Y + 26], [30, KNOT_Y + 64], [-44, KNOT_Y + 58]),
		{
			round: 0.95,
			lift: 10,
			folds: [{ from: [-44, KNOT_Y - 20], to: [50, KNOT_Y + 46], width: 16, depth: 16, bend: 10 }],
		},
	);
	const layers: Layer[] = [
		piece(inside, { colour: palette.inside, round: -0.4 }),
		...named('handles', ears),
		sack(),
		...tails,
		...named('knot', [knot]),
	];
	return { layers, focus: { x: 40, y: KNOT_Y + 120, zoom: 2.2 } };
}
