import { line, SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named } from '../layer.ts';
import { flap, patchPocket } from './pockets.ts';
import type { Torso } from './torso.ts';
import { button } from './trims.ts';

/** One small pocket over the heart, or two with flaps. */
export function chestPockets(brief: Brief, { armpit, armpitY }: Torso): Layer[] {
	if (brief.back) return [];
	const x = armpit * 0.5;
	if (has(brief, 'chest-pocket')) return named('chest-pocket', patchPocket(x, armpitY + 6, 122, 138));
	if (!has(brief, 'chest-pockets')) return [];
	const y = armpitY - 2;
	const pockets = SIDES.flatMap((side) => [
		...patchPocket(side * x, y + 6, 126, 146),
		flap(side * x, y, 134, 50, 0, { stitches: [line([side * x - 60, y + 41], [side * x + 60, y + 41])] }),
		button(side * x, y + 32, 9, brief.palette.button),
	]);
	return named('chest-pockets', pockets);
}
