import type { Colour } from '../colour.ts';
import { closed, type Knot, line, SIDES, type Side, sideOf, symmetric } from '../curve.ts';
import { type Layer, type Piece, piece } from '../layer.ts';
import type { Torso } from './torso.ts';

interface CollarCut {
	/** How low the collar closes below the neck point. */
	drop: number;
	/** How far the points lie from the middle, and how far below the closing. */
	spread: number;
	point: number;
	rounded?: boolean;
}

/** The part of a turned-down collar behind the neck. */
export function collarBehind({ neck, neckY }: Torso, look: Partial<Piece>, inside: Colour): Layer[] {
	const stand = symmetric(
		[0, neckY - 22],
		[neck * 0.6, neckY - 30],
		[neck + 4, neckY - 34],
		[neck + 12, neckY + 20, 1],
		[neck * 0.6, neckY + 28],
		[0, neckY + 36],
	);
	const fold = symmetric(
		[0, neckY - 30],
		[neck * 0.55, neckY - 37],
		[neck, neckY - 40],
		[neck + 26, neckY - 4, 1],
		[neck * 0.6, neckY - 12],
		[0, neckY - 4],
	);
	return [piece(fold, { round: 0.4, ...look }), piece(stand, { round: 0.4, ...look, colour: inside, lift: 2 })];
}

function leaf({ neck, neckY }: Torso, cut: CollarCut): Knot[] {
	const close = neckY + cut.drop;
	const tip: Knot[] = cut.rounded
		? [
				[cut.spread + 16, close + cut.point * 0.55],
				[cut.spread - 14, close + cut.point],
				[cut.spread * 0.42, close + cut.point * 0.78],
			]
		: [[cut.spread, close + cut.point, 1]];
	return [
		[2, close - 4, 1],
		[neck * 0.56, neckY + cut.drop * 0.36],
		[neck - 4, neckY - 36, 1],
		[neck + 14, neckY - 28],
		[neck + 40, neckY + 24],
		...tip,
	];
}

function leafStitch({ neck, neckY }: Torso, { drop, spread, point, rounded }: CollarCut, side: Side): string {
	const close = neckY + drop;
	const edge: Knot[] = rounded
		? [
				[spread + 4, close + point * 0.55],
				[spread - 16, close + point - 12],
				[spread * 0.4, close + point * 0.68],
			]
		: [
				[spread - 4, close + point - 14, 1],
				[12, close + 4],
			];
	return line(...sideOf(side, [[neck + 28, neckY + 26], ...edge]));
}

/** Two collar leaves lying on the front. */
export function collarLeaves(torso: Torso, cut: CollarCut, look: Partial<Piece> = {}): Layer[] {
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, leaf(torso, cut))), {
			part: cut.rounded ? 'collar:rounded' : 'collar:shirt',
			round: 0.25,
			turn: side * -24,
			lift: 7,
			stitches: [leafStitch(torso, cut, side)],
			...look,
		}),
	);
}

/** A turned-down collar seen from behind. */
export function collarBack({ neck, neckY }: Torso, look: Partial<Piece> = {}): Layer {
	const outline = symmetric(
		[0, neckY - 34],
		[neck * 0.6, neckY - 38],
		[neck - 2, neckY - 34],
		[neck + 24, neckY - 4],
		[neck + 44, neckY + 40, 1],
		[neck * 0.6, neckY + 46],
		[0, neckY + 48],
	);
	return piece(outline, { round: 0.4, lift: 7, ...look });
}

/** A band standing around the neck, for stand collars and turtlenecks. */
export function standCollar({ neck, neckY }: Torso, height: number, drop: number, look: Partial<Piece> = {}): Layer {
	const outline = symmetric(
		[0, neckY - height + drop * 0.5],
		[neck * 0.6, neckY - height + drop * 0.3],
		[neck - 6, neckY - height, 1],
		[neck + 2, neckY - height * 0.4],
		[neck + 12, neckY + 6, 1],
		[neck * 0.62, neckY + drop * 0.75],
		[0, neckY + drop],
	);
	return piece(outline, { part: 'collar:stand', round: 0.8, ...look });
}

/** The inner back of a standing collar. */
export function standBehind({ neck, neckY }: Torso, height: number, inside: Colour, look: Partial<Piece> = {}): Layer {
	const outline = symmetric(
		[0, neckY - height - 10],
		[neck * 0.6, neckY - height - 7],
		[neck - 6, neckY - height, 1],
		[neck + 10, neckY + 10, 1],
		[0, neckY + 70],
	);
	return piece(outline, { round: 0.5, ...look, colour: inside, plain: true });
}
