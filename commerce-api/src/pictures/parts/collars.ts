import type { Colour } from '../colour.ts';
import { CENTRE, closed, type Knot, line, sideOf, symmetric } from '../curve.ts';
import { type Layer, type Piece, piece } from '../layer.ts';
import type { Torso } from './torso.ts';

export interface CollarCut {
	/** How low the collar closes below the neck point. */
	drop: number;
	/** How far the points lie from the middle, and how far below the closing. */
	spread: number;
	point: number;
	rounded?: boolean;
}

const SIDES = [-1, 1] as const;

/** The part of a turned-down collar behind the neck. */
export function collarBehind({ neck, neckY }: Torso, look: Partial<Piece>, inside: Colour): Layer[] {
	const stand = symmetric(
		[CENTRE, neckY - 22],
		[CENTRE + neck * 0.6, neckY - 30],
		[CENTRE + neck + 4, neckY - 34],
		[CENTRE + neck + 12, neckY + 20, 1],
		[CENTRE + neck * 0.6, neckY + 28],
		[CENTRE, neckY + 36],
	);
	const fold = symmetric(
		[CENTRE, neckY - 30],
		[CENTRE + neck * 0.55, neckY - 37],
		[CENTRE + neck, neckY - 40],
		[CENTRE + neck + 26, neckY - 4, 1],
		[CENTRE + neck * 0.6, neckY - 12],
		[CENTRE, neckY - 4],
	);
	return [piece(fold, { round: 0.4, ...look }), piece(stand, { round: 0.4, ...look, colour: inside, lift: 2 })];
}

function leaf({ neck, neckY }: Torso, cut: CollarCut): Knot[] {
	const close = neckY + cut.drop;
	const tip: Knot[] = cut.rounded
		? [
				[CENTRE + cut.spread + 16, close + cut.point * 0.55],
				[CENTRE + cut.spread - 14, close + cut.point],
				[CENTRE + cut.spread * 0.42, close + cut.point * 0.78],
			]
		: [[CENTRE + cut.spread, close + cut.point, 1]];
	return [
		[CENTRE + 2, close - 4, 1],
		[CENTRE + neck * 0.56, neckY + cut.drop * 0.36],
		[CENTRE + neck - 4, neckY - 36, 1],
		[CENTRE + neck + 14, neckY - 28],
		[CENTRE + neck + 40, neckY + 24],
		...tip,
	];
}

/** Two collar leaves lying on the front. */
export function collarLeaves(torso: Torso, cut: CollarCut, look: Partial<Piece> = {}): Layer[] {
	const close = torso.neckY + cut.drop;
	return SIDES.map((side) => {
		const edge = cut.rounded
			? line(
					...sideOf(side, [
						[CENTRE + torso.neck + 28, torso.neckY + 26],
						[CENTRE + cut.spread + 4, close + cut.point * 0.55],
						[CENTRE + cut.spread - 16, close + cut.point - 12],
						[CENTRE + cut.spread * 0.4, close + cut.point * 0.68],
					]),
				)
			: line(
					...sideOf(side, [
						[CENTRE + torso.neck + 28, torso.neckY + 26],
						[CENTRE + cut.spread - 4, close + cut.point - 14, 1],
						[CENTRE + 12, close + 4],
					]),
				);
		return piece(closed(...sideOf(side, leaf(torso, cut))), {
			round: 0.25,
			turn: side * -24,
			lift: 7,
			stitches: [edge],
			...look,
		});
	});
}

/** A band standing around the neck, for stand collars and turtlenecks. */
export function standCollar({ neck, neckY }: Torso, height: number, drop: number, look: Partial<Piece> = {}): Layer {
	const outline = symmetric(
		[CENTRE, neckY - height + drop * 0.5],
		[CENTRE + neck * 0.6, neckY - height + drop * 0.3],
		[CENTRE + neck - 6, neckY - height, 1],
		[CENTRE + neck + 2, neckY - height * 0.4],
		[CENTRE + neck + 12, neckY + 6, 1],
		[CENTRE + neck * 0.62, neckY + drop * 0.75],
		[CENTRE, neckY + drop],
	);
	return piece(outline, { round: 0.8, ...look });
}

/** The inner back of a standing collar. */
export function standBehind({ neck, neckY }: Torso, height: number, inside: Colour, look: Partial<Piece> = {}): Layer {
	const outline = symmetric(
		[CENTRE, neckY - height - 10],
		[CENTRE + neck * 0.6, neckY - height - 7],
		[CENTRE + neck - 6, neckY - height, 1],
		[CENTRE + neck + 10, neckY + 10, 1],
		[CENTRE, neckY + 70],
	);
	return piece(outline, { round: 0.5, ...look, colour: inside, plain: true });
}
