import { closed, ellipse, type Knot, line, SIDES, type Side, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, has, type Layer, named, type Piece, piece } from '../layer.ts';
import { collarBack } from './collars.ts';
import { BACK_DROP, bodySeams } from './neck.ts';
import { sleeves } from './sleeve.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import { axisOf } from './sleeve-shape.ts';
import { bodySide, neckEdge, type Torso, torsoOutline } from './torso.ts';
import { torsoFolds } from './torso-folds.ts';

export interface FrontCut {
	/** Height where the lapels meet. */
	breakY: number;
	/** How far each front crosses the middle. */
	overlap: number;
	/** Rounded front corner of a jacket, 0 for a straight coat. */
	cutaway: number;
}

/** One front of an open-fronted garment; `side` 1 is the right of the picture. */
export function front(torso: Torso, cut: FrontCut, side: Side, look: Partial<Piece>): Layer {
	const { neck, neckY, hem, hemY } = torso;
	const edge = -cut.overlap;
	const knots: Knot[] = [
		[edge, cut.breakY, 1],
		[neck * 0.4, neckY + (cut.breakY - neckY) * 0.5],
		[neck, neckY, 1],
		...bodySide(torso, { cutIn: 26 }).slice(0, -1),
		[hem, hemY, 1],
		[hem * 0.5, hemY + 10],
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

function revers({ neck, neckY }: Torso, { breakY, overlap }: FrontCut, { width, notchY, peak }: LapelCut): Knot[] {
	return [
		[3 - overlap, breakY, 1],
		[neck * 0.36, neckY + (breakY - neckY) * 0.46],
		[neck * 0.8, neckY + 64, 1],
		[width * 0.68, notchY - 16, 1],
		[width + (peak ? 14 : 0), notchY - (peak ? 26 : 0), 1],
		[width * 0.84, notchY + (breakY - notchY) * 0.42],
		[width * 0.2 - overlap * 0.7, breakY - 22],
	];
}

function upperCollar({ neck, neckY }: Torso, { width, notchY }: LapelCut): Knot[] {
	return [
		[neck * 0.74, neckY + 84, 1],
		[neck - 10, neckY - 4],
		[neck - 8, neckY - 36, 1],
		[neck + 26, neckY - 16],
		[neck + 48, neckY + 34],
		[width * 0.97, notchY - 64, 1],
		[width * 0.68, notchY - 16, 1],
	];
}

/** Lapel and upper collar of one side. */
export function lapel(torso: Torso, cut: FrontCut, shape: LapelCut, side: Side): Layer[] {
	const lapelLine = closed(...sideOf(side, revers(torso, cut, shape)));
	const collarLine = closed(...sideOf(side, upperCollar(torso, shape)));
	return [
		piece(lapelLine, { part: 'collar:lapels', round: 0.22, turn: side * -14, lift: 9 }),
		piece(collarLine, { round: 0.22, turn: side * -30, lift: 7 }),
	];
}

/** A wide collar without a notch, rolling down to where the fronts cross. */
export function shawlCollar({ neck, neckY }: Torso, { breakY, overlap }: FrontCut, side: Side): Layer[] {
	const fall = breakY - neckY;
	const knots: Knot[] = [
		[3 - overlap, breakY, 1],
		[neck * 0.36, neckY + fall * 0.46],
		[neck - 8, neckY - 36, 1],
		[neck + 30, neckY - 18],
		[neck + 84, neckY + fall * 0.2],
		[neck + 92, neckY + fall * 0.44],
		[neck * 0.74, neckY + fall * 0.76],
	];
	return [piece(closed(...sideOf(side, knots)), { part: 'collar:shawl', round: 0.28, turn: side * -16, lift: 9 })];
}

/** Lining and back neck, seen through the opening. */
export function lining({ palette }: Brief, torso: Torso, breakY: number): Layer[] {
	const { neck, neckY } = torso;
	const inside = symmetric(
		[0, neckY - 24],
		[neck, neckY - 30, 1],
		[neck + 10, neckY + 40],
		[60, breakY, 1],
		[0, breakY + 40],
	);
	const collar = symmetric(
		[0, neckY - 32],
		[neck * 0.55, neckY - 38],
		[neck + 2, neckY - 38],
		[neck + 24, neckY + 4, 1],
		[neck * 0.6, neckY + 8],
		[0, neckY + 12],
	);
	return [
		piece(inside, { colour: palette.inside, weave: 'satin', round: -0.3 }),
		piece(collar, { round: 0.4, lift: 5 }),
	];
}

/** Long folds of a tailored front: one towards the button, one down the side. */
export function frontFolds(torso: Torso, breakY: number, side: Side, depth = 1): Fold[] {
	const x = (offset: number) => side * offset;
	const { armpit, armpitY, waist, waistY, hem, hemY } = torso;
	return [
		{ from: [x(armpit), armpitY], to: [x(30), breakY + 20], width: 34, depth: 12 * depth, bend: side * -22 },
		{ from: [x(waist), waistY - 30], to: [x(40), breakY + 30], width: 28, depth: -9 * depth, bend: side * -14 },
		{ from: [x(waist * 0.62), waistY], to: [x(hem * 0.68), hemY + 20], width: 46, depth: 12 * depth, open: true },
		{ from: [x(waist * 0.3), waistY + 40], to: [x(hem * 0.3), hemY + 20], width: 40, depth: -9 * depth, open: true },
	];
}

/** Dart and princess seam of one front. */
export function dart(torso: Torso, side: Side, end: number): string {
	const x = (offset: number) => side * offset;
	return line(
		[x(torso.armpit * 0.6), torso.armpitY + 70],
		[x(torso.waist * 0.54), torso.waistY - 20],
		[x(torso.hem * 0.56), end],
	);
}

export const TAILORED_SLEEVE: SleeveCut = { name: 'long', length: 810, angle: 10, elbow: 88, end: 64, round: 1 };

function elbowPatches(brief: Brief, torso: Torso, cut: SleeveCut): Layer[] {
	if (!has(brief, 'elbow-patches')) return [];
	const axis = axisOf(torso, cut);
	const [x, y] = axis.at(0.52, 6);
	const patches = SIDES.map((side) => {
		const outline = ellipse(side * x, y, 52, 92);
		return piece(outline, {
			colour: brief.palette.accent,
			weave: 'leather',
			round: 0.5,
			lift: 3,
			turn: side * -cut.angle,
		});
	});
	return named('elbow-patches', patches);
}

/** A tailored garment from behind, with a centre seam and a vent. */
export function tailoredBack(brief: Brief, torso: Torso, cut: SleeveCut, vent: number): Layer[] {
	const { neckY, hemY } = torso;
	const body = piece(torsoOutline(torso, neckEdge(torso, BACK_DROP, 'crew')), {
		round: 0.6,
		folds: torsoFolds(torso, brief.roll, 0.8),
		seams: [...bodySeams(torso), line([0, neckY + 20], [0, hemY + 14])],
		stitches: [line([6, hemY - vent], [6, hemY + 12])],
		lift: 8,
	});
	return [...sleeves(brief, torso, cut), ...elbowPatches(brief, torso, cut), body, collarBack(torso)];
}
