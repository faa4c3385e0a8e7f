import { CENTRE, type Knot, type Outline, symmetric } from '../curve.ts';
import type { Cut } from '../garment.ts';
import type { Brief, Fold } from '../layer.ts';
import { between, type Roll } from '../random.ts';

/** Half widths from the middle and heights from the top, in canvas units. */
export interface Torso {
	neck: number;
	neckY: number;
	shoulder: number;
	shoulderY: number;
	armpit: number;
	armpitY: number;
	waist: number;
	waistY: number;
	hem: number;
	hemY: number;
}

export type Neckline = 'crew' | 'scoop' | 'v' | 'boat' | 'square';

const TORSO: Torso = {
	neck: 92,
	neckY: 262,
	shoulder: 228,
	shoulderY: 316,
	armpit: 256,
	armpitY: 530,
	waist: 246,
	waistY: 800,
	hem: 256,
	hemY: 1120,
};

const EASE: Record<Cut, { chest: number; waist: number; hem: number; drop: number; length: number }> = {
	slim: { chest: 0.92, waist: 0.84, hem: 0.9, drop: 0, length: 1 },
	regular: { chest: 1, waist: 1, hem: 1, drop: 0, length: 1 },
	straight: { chest: 1, waist: 1.04, hem: 1, drop: 0, length: 1 },
	loose: { chest: 1.1, waist: 1.13, hem: 1.12, drop: 22, length: 1 },
	oversized: { chest: 1.2, waist: 1.24, hem: 1.2, drop: 52, length: 0.97 },
	wide: { chest: 1.14, waist: 1.2, hem: 1.24, drop: 26, length: 0.98 },
	cropped: { chest: 1.04, waist: 1.04, hem: 1.02, drop: 12, length: 0.74 },
	flared: { chest: 0.96, waist: 0.94, hem: 1.24, drop: 0, length: 1 },
	wrap: { chest: 0.98, waist: 0.92, hem: 1, drop: 0, length: 1 },
};

/** Measures of an upper body in the garment's cut; `change` replaces single measures before the cut is applied. */
export function measure({ garment }: Brief, change: Partial<Torso> = {}): Torso {
	const base = { ...TORSO, ...change };
	const ease = EASE[garment.cut];
	return {
		...base,
		shoulder: base.shoulder * (1 + (ease.chest - 1) * 0.35) + ease.drop,
		shoulderY: base.shoulderY + ease.drop * 0.42,
		armpit: base.armpit * ease.chest,
		armpitY: base.armpitY + ease.drop * 0.7,
		waist: base.waist * ease.waist,
		hem: base.hem * ease.hem,
		hemY: base.neckY + (base.hemY - base.neckY) * ease.length,
		waistY: base.neckY + (base.waistY - base.neckY) * (ease.length < 1 ? ease.length + 0.06 : 1),
	};
}

/** The right half of a neckline, from the middle to the shoulder, `inset` units outside the edge. */
export function neckEdge(torso: Torso, drop: number, style: Neckline, inset = 0): Knot[] {
	const half = torso.neck + inset * 0.92;
	const top = torso.neckY + inset * 0.36;
	const low = torso.neckY + drop + inset * (style === 'v' ? 1.35 : 1);
	const right = CENTRE + half;
	if (style === 'v')
		return [
			[CENTRE, low, 1],
			[CENTRE + half * 0.56, low - (low - top) * 0.47],
			[right, top, 1],
		];
	if (style === 'square')
		return [
			[CENTRE, low],
			[CENTRE + half * 0.84, low, 1],
			[right, top, 1],
		];
	if (style === 'boat')
		return [
			[CENTRE, low],
			[CENTRE + half * 0.6, low - drop * 0.18],
			[right, top, 1],
		];
	const belly = style === 'scoop' ? 0.82 : 0.72;
	return [
		[CENTRE, low],
		[CENTRE + half * belly, low - (low - top) * 0.36],
		[right, top, 1],
	];
}

export interface BodyLine {
	/** How far the armhole is cut into the chest. */
	cutIn?: number;
	hemDip?: number;
	/** A rounder armhole, for a body without sleeves. */
	bare?: boolean;
	/** Drawn in at the hem by a band. */
	gathered?: boolean;
}

/** Right side of the body from the shoulder to the hem. */
export function bodySide(torso: Torso, { cutIn = 20, bare = false, gathered = false }: BodyLine = {}): Knot[] {
	const { shoulder, shoulderY, armpit, armpitY, waist, waistY, hem, hemY } = torso;
	const fall = armpitY - shoulderY;
	const inner = CENTRE + Math.min(shoulder, armpit) - cutIn;
	const armhole: Knot[] = bare
		? [
				[inner + 4, shoulderY + fall * 0.36],
				[inner + 12, shoulderY + fall * 0.68],
				[CENTRE + armpit - (armpit - inner + CENTRE) * 0.42, shoulderY + fall * 0.92],
			]
		: [[inner, shoulderY + fall * 0.55]];
	const bottom: Knot[] = gathered
		? [
				[CENTRE + hem + 8, hemY - 56],
				[CENTRE + hem - 4, hemY, 1],
			]
		: [[CENTRE + hem, hemY, 1]];
	return [
		[CENTRE + shoulder, shoulderY, 1],
		...armhole,
		[CENTRE + armpit, armpitY, 1],
		[CENTRE + waist, waistY],
		...bottom,
	];
}

export function torsoOutline(torso: Torso, neckline: readonly Knot[], shape: BodyLine = {}): Outline {
	const { hemDip = 12 } = shape;
	const hem = torso.hem - (shape.gathered ? 6 : 0);
	return symmetric(
		...neckline,
		...bodySide(torso, shape),
		[CENTRE + hem * 0.5, torso.hemY + hemDip * 0.8],
		[CENTRE, torso.hemY + hemDip],
	);
}

function mirroredFold({ from, to, bend = 0, ...rest }: Fold): Fold {
	return { ...rest, from: [2 * CENTRE - from[0], from[1]], to: [2 * CENTRE - to[0], to[1]], bend: -bend };
}

/** Cloth hanging from the shoulders: drag lines from the armpits, soft waves at the waist, open folds at the hem. */
export function torsoFolds(torso: Torso, roll: Roll, depth = 1): Fold[] {
	const { armpit, armpitY, waist, waistY, hem, hemY, shoulder, shoulderY } = torso;
	const side = (name: string): Fold[] => {
		const vary = (key: string, low: number, high: number) => between(roll, name + key, low, high);
		return [
			{
				from: [CENTRE + armpit - 2, armpitY - 24],
				to: [CENTRE + vary('a', 60, 130), armpitY + vary('b', 90, 190)],
				width: 28,
				depth: 12 * depth,
				bend: -18,
			},
			{
				from: [CENTRE + armpit - 6, armpitY + 20],
				to: [CENTRE + vary('c', 120, 170), armpitY + vary('d', 210, 330)],
				width: 36,
				depth: -10 * depth,
				bend: -26,
			},
			{
				from: [CENTRE + shoulder - 30, shoulderY + 16],
				to: [CENTRE + vary('e', 120, 160), armpitY + 60],
				width: 34,
				depth: 10 * depth,
				bend: 20,
			},
			{
				from: [CENTRE + waist + 8, waistY - vary('f', 0, 50)],
				to: [CENTRE + vary('g', 30, 120), waistY + vary('h', 10, 70)],
				width: 30,
				depth: 10 * depth,
				bend: -16,
			},
			{
				from: [CENTRE + waist + 8, waistY + vary('i', 60, 110)],
				to: [CENTRE + vary('j', 80, 160), waistY + vary('k', 60, 150)],
				width: 28,
				depth: -8 * depth,
				bend: 14,
			},
			{
				from: [CENTRE + vary('l', 90, 190), waistY + 40],
				to: [CENTRE + (hem * vary('l', 90, 190)) / waist, hemY + 20],
				width: 42,
				depth: 14 * depth,
				open: true,
			},
		];
	};
	return [
		...side('right'),
		...side('left').map(mirroredFold),
		{
			from: [CENTRE + between(roll, 'mid', -50, 50), waistY],
			to: [CENTRE + between(roll, 'mid', -70, 70), hemY + 20],
			width: 46,
			depth: -13 * depth,
			open: true,
		},
	];
}
