import { CENTRE, closed, type Knot, line, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece } from '../layer.ts';
import { bodySide, type Torso } from './torso.ts';
import { button } from './trims.ts';

export interface FrontCut {
	/** Height where the lapels meet. */
	breakY: number;
	/** How far each front crosses the middle. */
	overlap: number;
	/** Rounded front corner of a jacket, 0 for a straight coat. */
	cutaway: number;
}

/** One front of an open-fronted garment; `side` 1 is the right of the picture. */
export function front(torso: Torso, cut: FrontCut, side: 1 | -1, look: Partial<Piece>): Layer {
	const { neck, neckY, hem, hemY } = torso;
	const edge = CENTRE - cut.overlap;
	const knots: Knot[] = [
		[edge, cut.breakY, 1],
		[CENTRE + neck * 0.4, neckY + (cut.breakY - neckY) * 0.5],
		[CENTRE + neck, neckY, 1],
		...bodySide(torso, { cutIn: 26 }).slice(0, -1),
		[CENTRE + hem, hemY, 1],
		[CENTRE + hem * 0.5, hemY + 10],
		[edge + cut.cutaway * 1.6 + 6, hemY + 12, cut.cutaway ? 0 : 1],
		...(cut.cutaway
			? [[edge + cut.cutaway * 0.35, hemY - cut.cutaway * 0.7] as const, [edge + 2, hemY - cut.cutaway * 3.2] as const]
			: []),
	];
	return piece(closed(...sideOf(side, knots)), { round: 0.45, lift: 8, ...look });
}

export interface LapelCut {
	width: number;
	notchY: number;
	peak: boolean;
}

/** Lapel and upper collar of one side. */
export function lapel(
	torso: Torso,
	cut: FrontCut,
	{ width, notchY, peak }: LapelCut,
	side: 1 | -1,
	look: Partial<Piece> = {},
): Layer[] {
	const { neck, neckY } = torso;
	const tip: Knot = [CENTRE + width + (peak ? 14 : 0), notchY - (peak ? 26 : 0), 1];
	const inner: Knot = [CENTRE + width * 0.68, notchY - 16, 1];
	const revers: Knot[] = [
		[CENTRE - cut.overlap + 3, cut.breakY, 1],
		[CENTRE + neck * 0.36, neckY + (cut.breakY - neckY) * 0.46],
		[CENTRE + neck * 0.8, neckY + 64, 1],
		inner,
		tip,
		[CENTRE + width * 0.84, notchY + (cut.breakY - notchY) * 0.42],
		[CENTRE + width * 0.2 - cut.overlap * 0.7, cut.breakY - 22],
	];
	const collar: Knot[] = [
		[CENTRE + neck * 0.74, neckY + 84, 1],
		[CENTRE + neck - 10, neckY - 4],
		[CENTRE + neck - 8, neckY - 36, 1],
		[CENTRE + neck + 26, neckY - 16],
		[CENTRE + neck + 48, neckY + 34],
		[CENTRE + width * 0.97, notchY - 64, 1],
		inner,
	];
	return [
		piece(closed(...sideOf(side, revers)), { round: 0.22, turn: side * -14, lift: 9, ...look }),
		piece(closed(...sideOf(side, collar)), { round: 0.22, turn: side * -30, lift: 7, ...look }),
	];
}

/** Lining and back neck, seen through the opening. */
export function lining({ palette }: Brief, torso: Torso, breakY: number): Layer[] {
	const { neck, neckY } = torso;
	const inside = symmetric(
		[CENTRE, neckY - 24],
		[CENTRE + neck, neckY - 30, 1],
		[CENTRE + neck + 10, neckY + 40],
		[CENTRE + 60, breakY, 1],
		[CENTRE, breakY + 40],
	);
	const collar = symmetric(
		[CENTRE, neckY - 32],
		[CENTRE + neck * 0.55, neckY - 38],
		[CENTRE + neck + 2, neckY - 38],
		[CENTRE + neck + 24, neckY + 4, 1],
		[CENTRE + neck * 0.6, neckY + 8],
		[CENTRE, neckY + 12],
	);
	return [
		piece(inside, { colour: palette.inside, weave: 'satin', round: -0.3 }),
		piece(collar, { round: 0.4, lift: 5 }),
	];
}

/** Long folds of a tailored front: one towards the button, one down the side. */
export function frontFolds(torso: Torso, breakY: number, side: 1 | -1, depth = 1): Fold[] {
	const x = (offset: number) => CENTRE + side * offset;
	const { armpit, armpitY, waist, waistY, hem, hemY } = torso;
	return [
		{ from: [x(armpit), armpitY], to: [x(30), breakY + 20], width: 34, depth: 12 * depth, bend: side * -22 },
		{ from: [x(waist), waistY - 30], to: [x(40), breakY + 30], width: 28, depth: -9 * depth, bend: side * -14 },
		{ from: [x(waist * 0.62), waistY], to: [x(hem * 0.68), hemY + 20], width: 46, depth: 12 * depth, open: true },
		{ from: [x(waist * 0.3), waistY + 40], to: [x(hem * 0.3), hemY + 20], width: 40, depth: -9 * depth, open: true },
	];
}

export function sleeveButtons(brief: Brief, points: readonly (readonly [number, number])[]): Layer[] {
	return points.map(([x, y]) => button(x, y, 8.5, brief.palette.button));
}

/** Dart and princess seam of one front. */
export function dart(torso: Torso, side: 1 | -1, end: number): string {
	const x = (offset: number) => CENTRE + side * offset;
	return line(
		[x(torso.armpit * 0.6), torso.armpitY + 70],
		[x(torso.waist * 0.54), torso.waistY - 20],
		[x(torso.hem * 0.56), end],
	);
}
