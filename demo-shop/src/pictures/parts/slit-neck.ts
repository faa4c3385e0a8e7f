import { toHex } from '../colour.ts';
import { closed, SIDES } from '../curve.ts';
import { type Brief, type Layer, named, piece, trim } from '../layer.ts';
import type { Torso } from './torso.ts';
import { cord } from './trims.ts';

/** A drop-shaped slit below a round neckline, tied with two cords that end in tassels. */
export function keyhole({ palette }: Brief, { neckY }: Torso, drop: number): Layer[] {
	const top = neckY + drop + 4;
	const slit = closed([0, top, 1], [17, top + 62], [20, top + 104], [0, top + 132], [-20, top + 104], [-17, top + 62]);
	const edge = `<path d="${slit.path}" fill="none" stroke="${toHex(palette.seam)}" stroke-width="7" stroke-opacity=".55"/>`;
	const cords = SIDES.flatMap((side) => [
		cord(
			[
				[side * 4, top + 4],
				[side * 40, top + 70],
				[side * 34, top + 190 + side * 14],
			],
			7,
			palette.cloth,
		),
		cord(
			[
				[side * 34, top + 188 + side * 14],
				[side * 32, top + 232 + side * 14],
			],
			15,
			palette.accent,
		),
	]);
	return named('neck:keyhole', [piece(slit, { colour: palette.inside, round: -0.4 }), trim(edge), ...cords]);
}
