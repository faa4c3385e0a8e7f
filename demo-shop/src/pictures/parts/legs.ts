import { closed, type Knot, line, type Outline, SIDES, type Side, sideOf } from '../curve.ts';
import type { Cut } from '../garment.ts';
import { type Brief, type Piece, piece } from '../layer.ts';
import { isLong, type Legs, legFolds } from './leg-folds.ts';

/** Half widths of the hips and of one leg, and heights, in canvas units. */
const LEGS: Legs = {
	waist: 168,
	waistY: 200,
	hip: 226,
	hipY: 400,
	crotchY: 520,
	stance: 134,
	knee: 84,
	kneeY: 860,
	hem: 74,
	hemY: 1350,
};

const EASE: Record<Cut, { hip: number; knee: number; hem: number }> = {
	slim: { hip: 0.94, knee: 0.84, hem: 0.74 },
	regular: { hip: 1, knee: 1, hem: 1 },
	straight: { hip: 1, knee: 1.1, hem: 1.3 },
	loose: { hip: 1.08, knee: 1.25, hem: 1.3 },
	oversized: { hip: 1.12, knee: 1.35, hem: 1.4 },
	cropped: { hip: 1, knee: 1.12, hem: 1.34 },
	flared: { hip: 0.97, knee: 0.92, hem: 1.75 },
	wide: { hip: 1.04, knee: 1.5, hem: 2 },
	wrap: { hip: 1.02, knee: 1.2, hem: 1.3 },
};

export function measureLegs({ garment }: Brief, change: Partial<Legs> = {}): Legs {
	const base = { ...LEGS, ...change };
	const ease = EASE[garment.cut];
	const hem = base.hem * ease.hem;
	return {
		...base,
		hip: base.hip * ease.hip,
		knee: base.knee * ease.knee,
		hem,
		stance: Math.max(base.stance, hem + 12, base.knee * ease.knee + 14),
		hemY: base.crotchY + (base.hemY - base.crotchY) * garment.length,
	};
}

/** One leg up to the waist; `side` 1 is the right of the picture. */
function legOutline(legs: Legs, side: Side): Outline {
	const { waist, waistY, hip, hipY, crotchY, stance, knee, hem, hemY } = legs;
	const kneeY = Math.min(legs.kneeY, crotchY + (hemY - crotchY) * 0.5);
	const middle = (y: number) => stance * (0.86 + 0.14 * ((y - crotchY) / (hemY - crotchY)));
	const long = isLong(legs);
	const atKnee: Knot[] = long ? [[middle(kneeY) + knee, kneeY]] : [];
	const inKnee: Knot[] = long ? [[Math.max(5, middle(kneeY) - knee), kneeY]] : [];
	const knots: Knot[] = [
		[-1, waistY + 8, 1],
		[waist, waistY, 1],
		[waist + (hip - waist) * 0.72, waistY + (hipY - waistY) * 0.5],
		[hip, hipY + 30],
		...atKnee,
		[middle(hemY) + hem, hemY, 1],
		[middle(hemY), hemY + 10],
		[middle(hemY) - hem, hemY + 2, 1],
		...inKnee,
		[3, crotchY + 6, 1],
		[-1, crotchY - 60],
	];
	return closed(...sideOf(side, knots));
}

/** Both legs, overlapping in the middle of the front. */
export function legPieces(
	{ roll }: Brief,
	legs: Legs,
	depth: number,
	extra: (side: Side) => Pick<Piece, 'folds' | 'seams' | 'stitches' | 'part'>,
): Piece[] {
	return SIDES.map((side) => {
		const { folds = [], ...sewing } = extra(side);
		const hanging = [...legFolds(legs, roll, side, depth), ...folds];
		return piece(legOutline(legs, side), { round: 0.62, folds: hanging, turn: side * -2, ...sewing });
	});
}

/** Stitch line above the hem of one leg. */
export function hemLine({ stance, hem, hemY }: Legs, side: Side, rise: number): string {
	const y = hemY - rise;
	return line(
		...sideOf(side, [
			[stance - hem, y],
			[stance, y + 8],
			[stance + hem, y],
		]),
	);
}
