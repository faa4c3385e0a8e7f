import { CENTRE, closed, type Knot, type Outline, sideOf } from '../curve.ts';
import type { Cut } from '../garment.ts';
import type { Brief, Fold } from '../layer.ts';
import { between, type Roll } from '../random.ts';

/** Half widths of the hips and of one leg, and heights, in canvas units. */
export interface Legs {
	waist: number;
	waistY: number;
	hip: number;
	hipY: number;
	crotchY: number;
	/** Middle of the leg at the hem, from the middle of the garment. */
	stance: number;
	knee: number;
	kneeY: number;
	hem: number;
	hemY: number;
}

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

const EASE: Record<Cut, { hip: number; knee: number; hem: number; length: number }> = {
	slim: { hip: 0.94, knee: 0.84, hem: 0.74, length: 1 },
	regular: { hip: 1, knee: 1, hem: 1, length: 1 },
	straight: { hip: 1, knee: 1.1, hem: 1.3, length: 1 },
	loose: { hip: 1.08, knee: 1.25, hem: 1.3, length: 1 },
	oversized: { hip: 1.12, knee: 1.35, hem: 1.4, length: 1 },
	cropped: { hip: 1, knee: 1.12, hem: 1.34, length: 0.85 },
	flared: { hip: 0.97, knee: 0.92, hem: 1.75, length: 1.02 },
	wide: { hip: 1.04, knee: 1.5, hem: 2, length: 1.01 },
	wrap: { hip: 1.02, knee: 1.2, hem: 1.3, length: 1 },
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
		hemY: base.waistY + (base.hemY - base.waistY) * ease.length,
	};
}

/** One leg up to the waist; `side` 1 is the right of the picture. */
export function legOutline(legs: Legs, side: 1 | -1): Outline {
	const { waist, waistY, hip, hipY, crotchY, stance, knee, kneeY, hem, hemY } = legs;
	const middle = (y: number) => CENTRE + stance * (0.86 + 0.14 * ((y - crotchY) / (hemY - crotchY)));
	const long = hemY - crotchY > 400;
	const atKnee: Knot[] = long ? [[middle(kneeY) + knee, kneeY]] : [];
	const inKnee: Knot[] = long ? [[Math.max(CENTRE + 5, middle(kneeY) - knee), kneeY]] : [];
	const knots: Knot[] = [
		[CENTRE - 1, waistY + 8, 1],
		[CENTRE + waist, waistY, 1],
		[CENTRE + waist + (hip - waist) * 0.72, waistY + (hipY - waistY) * 0.5],
		[CENTRE + hip, hipY + 30],
		...atKnee,
		[middle(hemY) + hem, hemY, 1],
		[middle(hemY), hemY + 10],
		[middle(hemY) - hem, hemY + 2, 1],
		...inKnee,
		[CENTRE + 3, crotchY + 6, 1],
		[CENTRE - 1, crotchY - 60],
	];
	return closed(...sideOf(side, knots));
}

/** Whiskers at the hip, creases at the knee and a break at the hem. */
export function legFolds(legs: Legs, roll: Roll, side: 1 | -1, depth = 1): Fold[] {
	const { hip, hipY, crotchY, stance, knee, kneeY, hem, hemY } = legs;
	const x = (offset: number) => CENTRE + side * offset;
	const vary = (key: string, low: number, high: number) => between(roll, `leg${side}${key}`, low, high);
	const hips: Fold[] = [
		{
			from: [x(6), crotchY - 10],
			to: [x(hip * vary('a', 0.7, 0.85)), hipY + vary('b', -20, 30)],
			width: 22,
			depth: 12 * depth,
			bend: side * 14,
		},
		{
			from: [x(10), crotchY + 14],
			to: [x(hip * 0.86), crotchY + vary('c', 20, 70)],
			width: 24,
			depth: -11 * depth,
			bend: side * 12,
		},
		{ from: [x(16), crotchY + 50], to: [x(stance), crotchY + vary('d', 200, 280)], width: 28, depth: 12 * depth },
	];
	if (hemY - crotchY < 400)
		return [
			...hips,
			{ from: [x(stance * 0.9), crotchY], to: [x(stance * 1.1), hemY + 20], width: 46, depth: 12 * depth, open: true },
		];
	const knees: Fold[] = [-60, 0, 54].map((dy, index) => ({
		from: [x(stance + knee * 0.9), kneeY + dy + vary(`k${index}`, -20, 20)],
		to: [x(stance - knee * 0.85), kneeY + dy + vary(`l${index}`, -34, 40)],
		width: 24,
		depth: (index % 2 ? -9 : 10) * depth,
		bend: side * 14,
	}));
	const full = hem > 110;
	const hems: Fold[] = full
		? [-0.5, 0.05, 0.55].map((share, index) => ({
				from: [x(stance + knee * share * 0.6), kneeY - 120],
				to: [x(stance + hem * share), hemY + 30],
				width: hem * 0.3,
				depth: (index % 2 ? -17 : 17) * depth,
				open: true,
			}))
		: [40, 86].map((dy, index) => ({
				from: [x(stance + hem), hemY - dy - 30],
				to: [x(stance - hem * 0.9), hemY - dy + vary(`h${index}`, -10, 20)],
				width: 20,
				depth: (index ? -10 : 11) * depth,
				bend: side * 16,
			}));
	return [...hips, ...knees, ...hems];
}
