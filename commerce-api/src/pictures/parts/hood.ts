import { CENTRE, closed, type Knot, line, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Layer, piece } from '../layer.ts';
import type { Torso } from './torso.ts';

/** A raised hood with its dark opening; place it below the body. */
export function hood({ palette, roll }: Brief, torso: Torso, height = 236): Layer[] {
	const { neck, neckY } = torso;
	const top = neckY - height;
	const shell = symmetric(
		[CENTRE, top],
		[CENTRE + neck * 0.85, top + 24],
		[CENTRE + neck * 1.62, top + height * 0.46],
		[CENTRE + neck * 1.5, neckY - 10],
		[CENTRE + neck * 1.1, neckY + 46, 1],
		[CENTRE, neckY + 120],
	);
	const hole = symmetric(
		[CENTRE, top + 50],
		[CENTRE + neck * 0.66, top + 74],
		[CENTRE + neck * 1.08, top + height * 0.52],
		[CENTRE + neck * 0.82, neckY + 2],
		[CENTRE, neckY + 118, 1],
	);
	const folds = [
		{ from: [CENTRE + neck * 1.5, neckY - 40], to: [CENTRE + neck * 0.7, top + 60], width: 26, depth: 15, bend: -30 },
		{
			from: [CENTRE - neck * 1.5, neckY - 60 - roll('hood') * 30],
			to: [CENTRE - neck * 0.8, top + 80],
			width: 26,
			depth: 15,
			bend: 30,
		},
		{ from: [CENTRE, top + 4], to: [CENTRE, top + 60], width: 22, depth: 7 },
	] as const;
	return [
		piece(shell, { folds, round: 0.9 }),
		piece(hole, { colour: palette.inside, round: -0.5, seams: [line([CENTRE, top + 50], [CENTRE, neckY + 60])] }),
	];
}

/** The front edges of the hood, crossing at the throat; place them above the body. */
export function hoodEdges(torso: Torso, drop: number): Layer[] {
	const { neck, neckY } = torso;
	const side = (cross: number): Knot[] => [
		[CENTRE + neck * 0.98, neckY - 70],
		[CENTRE + neck * 1.46, neckY - 50],
		[CENTRE + neck * 1.32, neckY + 26],
		[CENTRE + neck * 0.8, neckY + drop * 0.74],
		[CENTRE - cross, neckY + drop + 18, 1],
		[CENTRE - cross + 4, neckY + drop - 40, 1],
		[CENTRE + neck * 0.52, neckY + drop * 0.2],
	];
	const edge = (cross: number) =>
		line(
			[CENTRE + neck * 1.02, neckY - 62],
			[CENTRE + neck * 0.66, neckY + drop * 0.3],
			[CENTRE - cross + 20, neckY + drop - 24],
		);
	const flipPath = line(
		...sideOf(-1, [
			[CENTRE + neck * 1.02, neckY - 62],
			[CENTRE + neck * 0.66, neckY + drop * 0.3],
			[CENTRE + 10, neckY + drop - 24],
		]),
	);
	return [
		piece(closed(...side(12)), { round: 0.35, lift: 5, stitches: [edge(12)] }),
		piece(closed(...sideOf(-1, side(16))), { round: 0.35, lift: 6, stitches: [flipPath] }),
	];
}
