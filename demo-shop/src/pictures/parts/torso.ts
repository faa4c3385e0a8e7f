import { type Knot, type Outline, symmetric } from '../curve.ts';
import type { Cut } from '../garment.ts';
import type { Brief } from '../layer.ts';

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

/** How low a neckline hangs below the neck. */
export const NECK_DROPS: Record<Neckline, number> = { crew: 88, scoop: 150, v: 176, boat: 46, square: 150 };

/** The neckline of the garment's parts; a slit, a cowl and a wrap begin as a round one. */
export function necklineOf({ garment: { parts } }: Brief): Neckline {
	const { neck = 'crew' } = parts;
	return neck === 'keyhole' || neck === 'cowl' || neck === 'wrap' ? 'crew' : neck;
}

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

const EASE: Record<Cut, { chest: number; waist: number; hem: number; drop: number }> = {
	slim: { chest: 0.92, waist: 0.84, hem: 0.9, drop: 0 },
	regular: { chest: 1, waist: 1, hem: 1, drop: 0 },
	straight: { chest: 1, waist: 1.04, hem: 1, drop: 0 },
	loose: { chest: 1.1, waist: 1.13, hem: 1.12, drop: 22 },
	oversized: { chest: 1.2, waist: 1.24, hem: 1.2, drop: 52 },
	wide: { chest: 1.14, waist: 1.2, hem: 1.24, drop: 26 },
	cropped: { chest: 1.04, waist: 1.04, hem: 1.02, drop: 12 },
	flared: { chest: 0.96, waist: 0.94, hem: 1.24, drop: 0 },
	wrap: { chest: 0.98, waist: 0.92, hem: 1, drop: 0 },
};

/** Measures of an upper body in the garment's cut; `change` replaces single measures before the cut is applied. */
export function measure({ garment }: Brief, change: Partial<Torso> = {}): Torso {
	const base = { ...TORSO, ...change };
	const ease = EASE[garment.cut];
	const hemY = base.neckY + (base.hemY - base.neckY) * garment.length;
	return {
		...base,
		shoulder: base.shoulder * (1 + (ease.chest - 1) * 0.35) + ease.drop,
		shoulderY: base.shoulderY + ease.drop * 0.42,
		armpit: base.armpit * ease.chest,
		armpitY: base.armpitY + ease.drop * 0.7,
		waist: base.waist * ease.waist,
		hem: base.hem * ease.hem,
		hemY,
		waistY: Math.min(base.waistY, hemY - 150),
	};
}

/** The right half of a neckline, from the middle to the shoulder, `inset` units outside the edge. */
export function neckEdge(torso: Torso, drop: number, style: Neckline, inset = 0): Knot[] {
	const half = torso.neck + inset * 0.92;
	const top = torso.neckY + inset * 0.36;
	const low = torso.neckY + drop + inset * (style === 'v' ? 1.35 : 1);
	const right = half;
	if (style === 'v')
		return [
			[0, low, 1],
			[half * 0.56, low - (low - top) * 0.47],
			[right, top, 1],
		];
	if (style === 'square')
		return [
			[0, low],
			[half * 0.84, low, 1],
			[right, top, 1],
		];
	if (style === 'boat')
		return [
			[0, low],
			[half * 0.6, low - drop * 0.18],
			[right, top, 1],
		];
	const belly = style === 'scoop' ? 0.82 : 0.72;
	return [
		[0, low],
		[half * belly, low - (low - top) * 0.36],
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
	const inner = Math.min(shoulder, armpit) - cutIn;
	const armhole: Knot[] = bare
		? [
				[inner + 4, shoulderY + fall * 0.36],
				[inner + 12, shoulderY + fall * 0.68],
				[armpit - (armpit - inner) * 0.42, shoulderY + fall * 0.92],
			]
		: [[inner, shoulderY + fall * 0.55]];
	const bottom: Knot[] = gathered
		? [
				[hem + 8, hemY - 56],
				[hem - 4, hemY, 1],
			]
		: [[hem, hemY, 1]];
	return [[shoulder, shoulderY, 1], ...armhole, [armpit, armpitY, 1], [waist, waistY], ...bottom];
}

export function torsoOutline(torso: Torso, neckline: readonly Knot[], shape: BodyLine = {}): Outline {
	const { hemDip = 12 } = shape;
	const hem = torso.hem - (shape.gathered ? 6 : 0);
	return symmetric(
		...neckline,
		...bodySide(torso, shape),
		[hem * 0.5, torso.hemY + hemDip * 0.8],
		[0, torso.hemY + hemDip],
	);
}
