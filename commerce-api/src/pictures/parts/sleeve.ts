import { CENTRE, closed, type Knot, line, type Outline, type Point, sideOf } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece } from '../layer.ts';
import { between } from '../random.ts';
import type { Torso } from './torso.ts';

export interface SleeveCut {
	length: number;
	/** Degrees away from hanging straight down. */
	angle: number;
	/** Half widths. */
	elbow: number;
	end: number;
	/** Height of a gathered sleeve head. */
	puff?: number;
	cuff?: {
		height: number;
		half: number;
		weave?: Piece['weave'];
		colour?: Piece['colour'];
		plain?: boolean;
		button?: boolean;
	};
	/** Stitched hem instead of a cuff. */
	hemmed?: boolean;
	round?: number;
}

export const LONG_SLEEVE: SleeveCut = { length: 800, angle: 13, elbow: 80, end: 58 };
export const SHORT_SLEEVE: SleeveCut = { length: 300, angle: 27, elbow: 106, end: 98, hemmed: true };

interface Axis {
	at: (t: number, offset: number) => Point;
	angle: number;
}

function axisOf(torso: Torso, { length, angle }: SleeveCut): Axis {
	const start: Point = [CENTRE + (torso.shoulder + torso.armpit) / 2 - 12, (torso.shoulderY + torso.armpitY) / 2 - 40];
	const radians = (angle * Math.PI) / 180;
	const [dx, dy] = [Math.sin(radians), Math.cos(radians)];
	const sway = length > 500 ? length * 0.035 : 0;
	return {
		angle,
		at: (t, offset) => {
			const bow = sway * Math.sin(Math.PI * Math.min(1, t));
			return [start[0] + dx * length * t + dy * (offset + bow), start[1] + dy * length * t - dx * (offset + bow)];
		},
	};
}

/** End of a sleeve as places along it and across it; a wide sleeve blouses over its cuff. */
function sleeveEnd({ end, cuff, length }: SleeveCut): [number, number, 0 | 1][] {
	const drawn = cuff && end > cuff.half + 8 ? cuff.half + 5 : undefined;
	if (!drawn)
		return [
			[1, end, 1],
			[1.008, 0, 0],
			[1, -end, 1],
		];
	const blouse = 1 - 34 / length;
	return [
		[blouse, end * 0.98, 0],
		[1.003, drawn, 1],
		[1.008, 0, 0],
		[1.003, -drawn, 1],
		[blouse, -end * 0.94, 0],
	];
}

function sleeveKnots(torso: Torso, cut: SleeveCut, axis: Axis): Knot[] {
	const { shoulder, shoulderY, armpit, armpitY } = torso;
	const on = (t: number, offset: number, corner: 0 | 1 = 0): Knot => [...axis.at(t, offset), corner];
	const [startX, startY] = axis.at(0, 0);
	const radians = (cut.angle * Math.PI) / 180;
	const [tipX, tipY] = [CENTRE + shoulder - startX, shoulderY - startY];
	const tip = tipX * Math.cos(radians) - tipY * Math.sin(radians);
	const tipT = (tipX * Math.sin(radians) + tipY * Math.cos(radians)) / cut.length;
	const long = cut.length > 500;
	const [capT, belowT, below] = long ? [0.17, 0.52, cut.elbow] : [0.42, 1, cut.end];
	const cap = tip + (below - tip) * ((capT - tipT) / (belowT - tipT)) + 9;
	const head: Knot[] = cut.puff
		? [on(tipT * 0.2, tip + cut.puff * 1.5), on(capT, cap + cut.puff * 1.5)]
		: [on(capT, cap)];
	return [
		[CENTRE + shoulder - 60, shoulderY + 24, 1],
		[CENTRE + shoulder - (cut.puff ? 12 : 0), shoulderY - (cut.puff ? 3 : 0), 1],
		...head,
		...(long ? [on(0.52, cut.elbow)] : []),
		...sleeveEnd(cut).map(([t, offset, corner]) => on(t, offset, corner)),
		...(long ? [on(0.55, -cut.elbow * 0.96)] : []),
		[CENTRE + armpit + 2, armpitY + 6, 1],
		[CENTRE + armpit - 70, armpitY - 20, 1],
	];
}

function sleeveFolds(cut: SleeveCut, axis: Axis, vary: (key: string, low: number, high: number) => number): Fold[] {
	const long = cut.length > 500;
	const across = (t: number, tilt: number, depth: number, width = 20): Fold => ({
		from: axis.at(t, cut.elbow * 0.95),
		to: axis.at(t + tilt, -cut.elbow * 0.9),
		width,
		depth,
		bend: 12,
	});
	const upper: Fold[] = [
		{
			from: axis.at(0.04, cut.elbow * 0.2),
			to: axis.at(long ? 0.42 : 0.95, cut.elbow * vary('u', 0.1, 0.5)),
			width: 30,
			depth: 11,
		},
		{
			from: axis.at(long ? 0.1 : 0.3, -cut.elbow),
			to: axis.at(long ? 0.36 : 0.9, cut.elbow * 0.5),
			width: 26,
			depth: -11,
			bend: 16,
		},
	];
	if (!long) return upper;
	const puckers = [0.44, 0.52, 0.6].map((t, index) =>
		across(t + vary(`e${index}`, -0.03, 0.03), vary(`s${index}`, -0.06, 0.07), index % 2 ? -8 : 10),
	);
	const wrist = [0.82, 0.9].map((t, index) =>
		across(t + vary(`w${index}`, -0.02, 0.02), vary(`v${index}`, -0.04, 0.05), index ? 7 : -8, 18),
	);
	return [...upper, ...puckers, ...wrist];
}

function cuffOutline(cut: SleeveCut, axis: Axis, side: 1 | -1): Outline {
	const { height = 0, half = cut.end } = cut.cuff ?? {};
	const end = 1 + height / cut.length;
	const rim = cut.end > half + 6 ? half + 4 : cut.end;
	const knots: Knot[] = [
		[...axis.at(0.995, rim), 1],
		[...axis.at(end, half), 1],
		[...axis.at(end + 0.006, 0)],
		[...axis.at(end, -half), 1],
		[...axis.at(0.995, -rim), 1],
		[...axis.at(1.003, 0)],
	];
	return closed(...sideOf(side, knots));
}

function cuffLayers(cut: SleeveCut, axis: Axis, side: 1 | -1): Layer[] {
	const { cuff } = cut;
	if (!cuff) return [];
	const shirt = cuff.weave === undefined;
	const end = 1 + cuff.height / cut.length;
	const inner = line(
		...sideOf(side, [[...axis.at(end - 10 / cut.length, cuff.half)], [...axis.at(end - 10 / cut.length, -cuff.half)]]),
	);
	return [
		piece(cuffOutline(cut, axis, side), {
			weave: cuff.weave,
			colour: cuff.colour,
			plain: cuff.plain,
			turn: -side * axis.angle,
			round: 0.9,
			lift: 5,
			stitches: shirt ? [inner] : [],
		}),
	];
}

/** One sleeve with its cuff; `side` 1 is the right of the picture. Place it below the body. */
export function sleeve(brief: Brief, torso: Torso, cut: SleeveCut, side: 1 | -1, look: Partial<Piece> = {}): Layer[] {
	const axis = axisOf(torso, cut);
	const vary = (key: string, low: number, high: number) => between(brief.roll, `sleeve${side}${key}`, low, high);
	const mirror = ([x, y]: Point): Point => [side === 1 ? x : 2 * CENTRE - x, y];
	const folds = sleeveFolds(cut, axis, vary).map((fold) => ({
		...fold,
		from: mirror(fold.from),
		to: mirror(fold.to),
		bend: (fold.bend ?? 0) * side,
	}));
	const hem = 1 - 26 / cut.length;
	const stitches = cut.hemmed
		? [
				line(
					...sideOf(side, [
						[...axis.at(hem, cut.end * 1.02)],
						[...axis.at(hem + 0.008, 0)],
						[...axis.at(hem, -cut.end * 1.02)],
					]),
				),
			]
		: [];
	const outline = closed(...sideOf(side, sleeveKnots(torso, cut, axis)));
	return [
		piece(outline, { turn: -side * cut.angle, round: cut.round ?? 0.95, folds, stitches, ...look }),
		...cuffLayers(cut, axis, side),
	];
}

export function sleeves(brief: Brief, torso: Torso, cut: SleeveCut, look: Partial<Piece> = {}): Layer[] {
	return [...sleeve(brief, torso, cut, -1, look), ...sleeve(brief, torso, cut, 1, look)];
}
