import { closed, type Knot, SIDES, sideOf } from '../curve.ts';
import { type Brief, type Layer, piece } from '../layer.ts';
import { standBehind, standCollar } from '../parts/collars.ts';
import { BACK_DROP, neckInside } from '../parts/neck.ts';
import { welt } from '../parts/pockets.ts';
import { gatheredBody, hemBand, ribSleeve } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import type { Torso } from '../parts/torso.ts';
import { zip } from '../parts/trims.ts';

const RIB = { weave: 'rib', plain: true } as const;
const DROP = 84;

function collarHalf({ neck, neckY }: Torso): Knot[] {
	return [
		[4, neckY + DROP + 12, 1],
		[4, neckY + DROP - 44, 1],
		[neck * 0.6, neckY + 6],
		[neck - 4, neckY - 38, 1],
		[neck + 14, neckY + 8],
		[neck * 0.8, neckY + DROP * 0.7],
	];
}

/** A short zipped jacket with ribbed collar, cuffs and hem. */
export function bomber(brief: Brief, torso: Torso): Layer[] {
	const { palette, back } = brief;
	const { neckY, hemY } = torso;
	const frame = [...sleeves(brief, torso, { ...ribSleeve(brief, 76), elbow: 100 }), hemBand(torso, 78)];
	const body = gatheredBody(brief, torso, { drop: back ? BACK_DROP : DROP, style: 'crew' });
	if (back) return [...frame, body, standCollar(torso, 36, BACK_DROP + 34, { ...RIB, lift: 4 })];
	return [
		standBehind(torso, 40, palette.inside, { weave: 'rib' }),
		...neckInside(brief, torso, DROP),
		...frame,
		body,
		...SIDES.map((side) => welt([side * 138, hemY - 270], [side * 200, hemY - 120], side * -24)),
		zip(
			[
				[0, neckY + 44],
				[0, hemY + 82],
			],
			palette,
		),
		...SIDES.map((side) => piece(closed(...sideOf(side, collarHalf(torso))), { ...RIB, round: 0.4, lift: 5 })),
	];
}
