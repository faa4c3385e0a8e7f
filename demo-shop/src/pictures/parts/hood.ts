import { closed, type Knot, line, SIDES, type Side, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece } from '../layer.ts';
import type { Torso } from './torso.ts';

export const HOOD_HEIGHT = 244;

function shellFolds({ roll }: Brief, { neck, neckY }: Torso): Fold[] {
	const top = neckY - HOOD_HEIGHT;
	return SIDES.map((side) => ({
		from: [side * neck * 1.5, neckY - 40 - roll(`hood${side}`) * 30],
		to: [side * neck * 0.7, top + 60],
		width: 28,
		depth: 13,
		bend: side * -30,
	}));
}

/** A raised hood from outside; place it below the body, or above it for a back view. */
export function hoodShell(brief: Brief, torso: Torso, look: Partial<Piece> = {}): Layer {
	const { neck, neckY } = torso;
	const top = neckY - HOOD_HEIGHT;
	const outline = symmetric(
		[0, top],
		[neck * 0.85, top + 22],
		[neck * 1.58, top + HOOD_HEIGHT * 0.44],
		[neck * 1.56, neckY - 26],
		[neck * 1.24, neckY + 44, 1],
		[0, neckY + 120],
	);
	return piece(outline, { part: 'hood', folds: shellFolds(brief, torso), round: 0.9, ...look });
}

/** The dark inside of the hood. */
export function hoodInside({ palette }: Brief, { neck, neckY }: Torso): Layer {
	const top = neckY - HOOD_HEIGHT;
	const outline = symmetric(
		[0, top + 46],
		[neck * 0.66, top + 70],
		[neck * 1.12, top + HOOD_HEIGHT * 0.5],
		[neck * 0.9, neckY + 2],
		[0, neckY + 120, 1],
	);
	return piece(outline, { colour: palette.inside, round: -0.5, seams: [line([0, top + 46], [0, neckY + 60])] });
}

function edgeKnots({ neck, neckY }: Torso, drop: number, cross: number): Knot[] {
	const top = neckY - HOOD_HEIGHT;
	return [
		[-1, top + 22, 1],
		[neck * 0.82, top + 46],
		[neck * 1.36, top + HOOD_HEIGHT * 0.48],
		[neck * 1.2, neckY + 6],
		[neck * 0.68, neckY + drop * 0.68],
		[-cross, neckY + drop + 18, 1],
		[-cross + 2, neckY + drop - 44, 1],
		[neck * 0.5, neckY + drop * 0.1],
		[neck * 0.96, neckY - 66],
		[neck * 0.94, top + HOOD_HEIGHT * 0.46],
		[neck * 0.58, top + 78],
		[-1, top + 58, 1],
	];
}

/** The hem of the opening, crossing at the throat; place it above the body. */
export function hoodEdges(torso: Torso, drop: number): Layer[] {
	const { neck, neckY } = torso;
	const top = neckY - HOOD_HEIGHT;
	const stitch = (side: Side) =>
		line(
			...sideOf(side, [
				[0, top + 30],
				[neck * 0.78, top + 54],
				[neck * 1.26, top + HOOD_HEIGHT * 0.48],
				[neck * 1.1, neckY],
				[neck * 0.6, neckY + drop * 0.6],
				[0, neckY + drop + 4],
			]),
		);
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, edgeKnots(torso, drop, 14))), { round: 0.25, lift: 5, stitches: [stitch(side)] }),
	);
}
