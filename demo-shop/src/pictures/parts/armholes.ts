import { closed, SIDES, sideOf } from '../curve.ts';
import { type Layer, type Piece, piece } from '../layer.ts';
import { bodySide, type Torso } from './torso.ts';

export const BARE = { cutIn: 20, bare: true } as const;

/** The bands around the armholes of a garment without sleeves. */
export function armholeBands(torso: Torso, width: number, look: Partial<Piece> = {}): Layer[] {
	const edge = bodySide(torso, BARE).slice(0, 5);
	const inner = edge.map(([x, y, corner], index) => [x - width, y + (index === 4 ? width : 0), corner] as const);
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, [...edge, ...inner.toReversed()])), {
			weave: 'rib',
			plain: true,
			round: 0.3,
			lift: 3,
			...look,
		}),
	);
}

/** A body for a vest: the shoulders end before the arms begin. */
export function vestTorso(torso: Torso): Torso {
	return { ...torso, shoulder: torso.shoulder * 0.86, shoulderY: torso.shoulderY - 8, armpitY: torso.armpitY + 34 };
}
