import { closed, type Knot, SIDES, sideOf } from '../curve.ts';
import { type Fold, type Layer, onSide, piece } from '../layer.ts';
import type { Torso } from './torso.ts';

function loop(y: number): Knot[] {
	return [
		[0, y - 16, 1],
		[62, y - 66],
		[158, y - 46],
		[150, y + 44],
		[60, y + 38],
		[0, y + 16, 1],
	];
}

function ribbon(y: number): Knot[] {
	return [
		[-8, y + 8, 1],
		[22, y + 6, 1],
		[84, y + 180],
		[106, y + 316, 1],
		[44, y + 330, 1],
		[26, y + 180],
	];
}

/** A ribbon tied at the throat. */
export function bow(y: number): Layer[] {
	const fall: Fold = { from: [8, y + 10], to: [78, y + 330], width: 20, depth: 13, open: true };
	const creases: Fold[] = [
		{ from: [16, y], to: [150, y + 4], width: 17, depth: 13, open: true },
		{ from: [16, y + 6], to: [120, y + 40], width: 12, depth: -9 },
	];
	const ends = SIDES.map((side) =>
		piece(closed(...sideOf(side, ribbon(y))), { round: 0.5, lift: 7, folds: [onSide(fall, side)] }),
	);
	const loops = SIDES.map((side) =>
		piece(closed(...sideOf(side, loop(y))), { round: 0.4, lift: 8, folds: creases.map((fold) => onSide(fold, side)) }),
	);
	return [
		...ends,
		...loops,
		piece(closed([-22, y - 24], [22, y - 26], [26, y + 24], [-24, y + 28]), { round: 0.9, lift: 6 }),
	];
}

/** Gathered trimming along a V neckline. */
export function ruffle({ neck, neckY }: Torso, drop: number): Layer[] {
	const waves = Array.from({ length: 7 }, (_, index): Knot => {
		const out = index % 2;
		return [(neck + 30) * (1 - index / 6) + out * 26, neckY + 14 + index * ((drop + 66) / 6) - out * 4];
	});
	const folds = waves.map(
		([x, y], index): Fold => ({
			from: [x * 0.72, y - 26],
			to: [x, y + 6],
			width: 13,
			depth: index % 2 ? 11 : -11,
			open: true,
		}),
	);
	const outline: Knot[] = [[neck - 2, neckY - 8, 1], ...waves, [0, neckY + drop, 1], [neck * 0.56, neckY + drop * 0.5]];
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, outline)), { round: 0.2, lift: 6, folds: folds.map((fold) => onSide(fold, side)) }),
	);
}
