import { across } from '../curve.ts';
import { type Brief, type Layer, named, type Piece } from '../layer.ts';
import { strip } from './strip.ts';
import { buttonRow, stud, zip } from './trims.ts';

interface Opening {
	top: number;
	bottom: number;
	count: number;
}

/** A buttoned slit that ends on the chest. */
export function placket({ palette }: Brief, { top, bottom, count }: Opening, look: Partial<Piece> = {}): Layer[] {
	const stitches = [across(18, bottom - 8), across(18, bottom - 22)];
	return named('closure:half-buttons', [
		strip({ top, bottom, half: 25 }, { lift: 3, stitches, ...look }),
		...buttonRow(0, top + 34, bottom - 46, count, 10, palette.button),
	]);
}

/** A short zip from the top of a standing collar. */
export function halfZip({ palette }: Brief, top: number, bottom: number): Layer[] {
	return named('closure:half-zip', [
		zip(
			[
				[0, top],
				[0, bottom],
			],
			palette,
		),
	]);
}

/** Press studs down a front. */
export function studRow({ palette }: Brief, { top, bottom, count }: Opening, x = 0, radius = 10): Layer[] {
	const step = (bottom - top) / Math.max(1, count - 1);
	const studs = Array.from({ length: count }, (_, index) => stud(x, top + index * step, radius, palette.metal));
	return named('closure:snaps', studs);
}
