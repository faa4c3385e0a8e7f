import type { Cut } from '../garment.ts';
import { type Brief, has } from '../layer.ts';
import type { SkirtCut } from './skirt-panel.ts';
import { bishopSleeve, LONG_SLEEVE, type SleeveCut, sleeveCut } from './sleeve-cuts.ts';
import { measure, type Torso } from './torso.ts';

export interface DressCut {
	/** Down to the waist, or down to the hem of a dress in one piece. */
	torso: Torso;
	/** Below the waist seam. */
	skirt: SkirtCut | undefined;
	sleeve: SleeveCut | undefined;
	waistY: number;
	hemY: number;
}

const NECK_Y = 190;
const WAIST_Y = 610;
/** Hem of a dress of the usual length. */
const HEM_Y = 1370;
/** A dress is drawn smaller than a shirt. */
const SCALE = 0.78;

const FULLNESS: Record<Cut, number> = {
	slim: 0.66,
	regular: 1,
	straight: 0.72,
	loose: 1.02,
	oversized: 1.05,
	wide: 1.2,
	flared: 1.3,
	wrap: 1.05,
	cropped: 1,
};

/** Half the hem of a dress in one piece. */
const HEMS: Partial<Record<Cut, number>> = { slim: 190, straight: 236, loose: 318, oversized: 272, regular: 268 };
const WAISTS: Partial<Record<Cut, number>> = { slim: 172, straight: 206, loose: 226, oversized: 252, regular: 198 };

/** Knitted and loose dresses have no seam at the waist. */
function isInOnePiece({ garment: { cut, fabric } }: Brief): boolean {
	if (cut === 'flared' || cut === 'wrap' || fabric === 'wool') return false;
	return fabric === 'jersey' || fabric === 'knit' || cut !== 'regular';
}

function longSleeve(brief: Brief): SleeveCut {
	const { fabric, cut } = brief.garment;
	const length = LONG_SLEEVE.length * 0.8;
	const rib = { height: 84, half: 44, weave: 'rib', plain: true } as const;
	if (fabric === 'knit') {
		const wide = cut === 'oversized';
		return { ...LONG_SLEEVE, length: length - 70, elbow: wide ? 108 : 66, end: wide ? 92 : 50, cuff: rib };
	}
	if (fabric === 'velvet' || fabric === 'jersey') return { ...LONG_SLEEVE, length, elbow: 68, end: 46, hemmed: true };
	return { ...bishopSleeve(brief), length, elbow: 88, end: 80, cuff: { height: 40, half: 44 } };
}

function torsoOf(brief: Brief, bare: boolean): Torso {
	const { cut, fabric } = brief.garment;
	const one = isInOnePiece(brief);
	const { neck } = brief.garment.parts;
	const open = neck === 'boat' || neck === 'square' || neck === 'scoop';
	const torso = measure(brief, {
		neck: bare ? 116 : open ? 112 : 92,
		neckY: NECK_Y,
		shoulder: bare ? 166 : 208,
		shoulderY: bare ? 214 : 238,
		armpit: 218,
		armpitY: 420,
		waist: one ? (WAISTS[cut] ?? 200) : 176,
		waistY: WAIST_Y,
	});
	const hemY = NECK_Y + (HEM_Y - NECK_Y) * brief.garment.length;
	if (one)
		return {
			...torso,
			waist: WAISTS[cut] ?? 200,
			waistY: WAIST_Y,
			hem: fabric === 'satin' && cut === 'slim' ? 232 : (HEMS[cut] ?? 250),
			hemY,
		};
	const waist = Math.min(torso.waist, 200);
	return { ...torso, waist, hem: waist + 3, hemY: WAIST_Y + 30, waistY: WAIST_Y };
}

function skirtOf({ garment }: Brief, { hem, hemY }: Torso, end: number): SkirtCut {
	const full = FULLNESS[garment.cut];
	const narrow = full < 0.75;
	const long = Math.max(0.86, (end - NECK_Y) / (HEM_Y - NECK_Y));
	return {
		waist: hem,
		waistY: hemY - 6,
		hip: hem + (narrow ? 26 : 62) * full,
		hem: 312 * full * Math.min(1.08, long),
		hemY: end,
		waves: narrow ? 0.7 : full > 1.15 ? 3 : 2,
		depth: 12 + 14 * full,
	};
}

/** The measures of a dress in its cut, parts and length. */
export function dressCut(brief: Brief): DressCut {
	const sleeve = sleeveCut(brief, longSleeve(brief), SCALE);
	const torso = torsoOf(brief, sleeve === undefined && !has(brief, 'thin-straps'));
	const hemY = NECK_Y + (HEM_Y - NECK_Y) * brief.garment.length;
	const skirt = isInOnePiece(brief) ? undefined : skirtOf(brief, torso, hemY);
	return { torso, skirt, sleeve, waistY: WAIST_Y, hemY };
}
