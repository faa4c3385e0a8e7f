import { closed, type Knot, line, SIDES, sideOf } from '../curve.ts';
import { type Layer, piece } from '../layer.ts';
import type { Torso } from './torso.ts';

/** A flat collar cut in one with the fronts, open down to `drop` below the neck. */
export function campCollar({ neck, neckY }: Torso, drop: number): Layer[] {
	const facing: Knot[] = [
		[0, neckY + drop, 1],
		[neck * 0.52, neckY + drop * 0.5],
		[neck * 0.86, neckY + 34, 1],
		[neck + 44, neckY + 96, 1],
		[neck + 30, neckY + 132, 1],
		[neck * 0.6, neckY + drop * 0.8],
	];
	const leaf: Knot[] = [
		[neck * 0.7, neckY + 78, 1],
		[neck - 4, neckY - 2],
		[neck - 4, neckY - 36, 1],
		[neck + 16, neckY - 26],
		[neck + 46, neckY + 30],
		[neck + 66, neckY + 98, 1],
		[neck + 44, neckY + 100, 1],
	];
	return SIDES.flatMap((side) => [
		piece(closed(...sideOf(side, facing)), { part: 'collar:camp', round: 0.2, turn: side * -16, lift: 6 }),
		piece(closed(...sideOf(side, leaf)), {
			round: 0.25,
			turn: side * -26,
			lift: 6,
			stitches: [
				line(
					...sideOf(side, [
						[neck + 36, neckY + 30],
						[neck + 56, neckY + 90, 1],
						[neck * 0.86, neckY + 78],
					]),
				),
			],
		}),
	]);
}
