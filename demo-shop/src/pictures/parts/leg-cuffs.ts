import { closed, SIDES, sideOf } from '../curve.ts';
import { type Layer, piece } from '../layer.ts';
import type { Legs } from './leg-folds.ts';

/** Ribbed cuffs below the legs. */
export function legCuffs({ stance, hem, hemY }: Legs): Layer[] {
	const half = hem * 0.8;
	return SIDES.map((side) =>
		piece(
			closed(
				...sideOf(side, [
					[stance - half - 4, hemY - 12, 1],
					[stance + half + 4, hemY - 12, 1],
					[stance + half, hemY + 66, 1],
					[stance, hemY + 72],
					[stance - half, hemY + 66, 1],
				]),
			),
			{ part: 'rib-cuffs', weave: 'rib', plain: true, round: 0.9 },
		),
	);
}
