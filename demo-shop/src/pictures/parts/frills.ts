import { closed, type Knot, SIDES, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, onSide, piece } from '../layer.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import { axisOf } from './sleeve-shape.ts';
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
		piece(closed(...sideOf(side, ribbon(y))), { plain: true, round: 0.5, lift: 7, folds: [onSide(fall, side)] }),
	);
	const loops = SIDES.map((side) =>
		piece(closed(...sideOf(side, loop(y))), {
			plain: true,
			round: 0.4,
			lift: 8,
			folds: creases.map((fold) => onSide(fold, side)),
		}),
	);
	return [
		...ends,
		...loops,
		piece(closed([-22, y - 24], [22, y - 26], [26, y + 24], [-24, y + 28]), { plain: true, round: 0.9, lift: 6 }),
	];
}

/** A frill standing around a closed neckline. */
export function neckFrill({ palette, back }: Brief, { neck, neckY }: Torso, drop: number): Layer[] {
	const count = 14;
	const rim = Array.from({ length: count * 2 + 1 }, (_, index): Knot => {
		const turn = Math.PI * (index / count) - Math.PI;
		const wave = index % 2 ? 9 : -7;
		return [Math.sin(turn) * (neck + 26 + wave), neckY + 18 - Math.cos(turn) * (drop * 0.62 + 16 + wave)];
	});
	const folds = rim.map(([x, y], index): Fold => {
		const inner: [number, number] = [x * 0.6, neckY + 16 + (y - neckY - 16) * 0.5];
		return { from: inner, to: [x, y], width: 11, depth: index % 2 ? 12 : -11, open: true };
	});
	const hole = symmetric([0, neckY - 22], [neck * 0.6, neckY - 16], [neck - 14, neckY + 12], [0, neckY + drop * 0.46]);
	const frill = piece(closed(...rim), { part: 'collar:frill', round: 0.2, lift: 6, folds });
	if (back) return [frill];
	return [frill, piece(hole, { colour: palette.inside, round: -0.5 })];
}

/** Frills below the cuffs; place them below the sleeves. */
export function wristFrills(torso: Torso, cut: SleeveCut): Layer[] {
	const axis = axisOf(torso, cut);
	const { height = 0, half = cut.end } = cut.cuff ?? {};
	const [start, end] = [1 + (height - 16) / cut.length, 1 + (height + 52) / cut.length];
	const hem = Array.from({ length: 9 }, (_, index): Knot => {
		const across = 1 - index / 4;
		return [...axis.at(end + (index % 2 ? 0.012 : 0), across * (half + 26))];
	});
	const knots: Knot[] = [[...axis.at(start, -half), 1], [...axis.at(start, half), 1], ...hem];
	const folds = hem.map(
		([x, y], index): Fold => ({
			from: axis.at(start, half * (1 - index / 4) * 0.9),
			to: [x, y],
			width: 10,
			depth: index % 2 ? 11 : -10,
			open: true,
		}),
	);
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, knots)), { round: 0.2, lift: 4, folds: folds.map((fold) => onSide(fold, side)) }),
	);
}
