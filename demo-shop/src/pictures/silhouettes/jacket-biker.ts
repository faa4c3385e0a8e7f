import { across, SIDES, type Side } from '../curve.ts';
import type { Brief, Layer } from '../layer.ts';
import { collarBack } from '../parts/collars.ts';
import { BACK_DROP } from '../parts/neck.ts';
import { gatheredBody } from '../parts/ribbing.ts';
import { sleeves } from '../parts/sleeve.ts';
import { LONG_SLEEVE, type SleeveCut } from '../parts/sleeve-cuts.ts';
import { type FrontCut, front, frontFolds, lapel, lining } from '../parts/tailoring.ts';
import type { Torso } from '../parts/torso.ts';
import { stud, zip } from '../parts/trims.ts';

const SLEEVE: SleeveCut = { ...LONG_SLEEVE, length: 800, elbow: 86, end: 66 };
const FRONT: FrontCut = { breakY: 700, overlap: 60, cutaway: 0 };

function half({ palette }: Brief, torso: Torso, side: Side): Layer[] {
	const edge =
		side === -1
			? [
					zip(
						[
							[56, FRONT.breakY + 4],
							[40, torso.hemY + 12],
						],
						palette,
					),
				]
			: [];
	return [
		front(torso, FRONT, side, { folds: frontFolds(torso, FRONT.breakY, side) }),
		...edge,
		...lapel(torso, FRONT, { width: 180, notchY: torso.neckY + 190, peak: true }, side),
	];
}

/** A leather jacket with a slanted zip and wide lapels. */
export function biker(brief: Brief, torso: Torso): Layer[] {
	const { palette, back } = brief;
	const { hemY, neckY, armpit, armpitY } = torso;
	const arms = sleeves(brief, torso, SLEEVE);
	if (back) {
		const seams = [across(armpit - 22, armpitY - 60, 8)];
		return [...arms, gatheredBody(brief, torso, { drop: BACK_DROP, style: 'crew' }, { seams }), collarBack(torso)];
	}
	return [
		...lining(brief, torso, FRONT.breakY),
		...arms,
		...half(brief, torso, 1),
		...half(brief, torso, -1),
		...SIDES.map((side) =>
			zip(
				[
					[side * 130, hemY - 210],
					[side * 214, hemY - 120],
				],
				palette,
			),
		),
		...SIDES.map((side) => stud(side * 158, neckY + 168, 8, palette.metal)),
	];
}
