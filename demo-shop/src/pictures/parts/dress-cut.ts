import type { Cut } from '../garment.ts';
import type { Brief } from '../layer.ts';
import { between, pick } from '../random.ts';
import type { SkirtCut } from './skirt-panel.ts';
import { bishopSleeve, SHORT_SLEEVE, type SleeveCut } from './sleeve-cuts.ts';
import { measure, type Neckline, type Torso } from './torso.ts';

export interface DressCut {
	torso: Torso;
	skirt: SkirtCut;
	style: Neckline | 'collar' | 'wrap';
	sleeve: SleeveCut | undefined;
	tiers: 1 | 3;
	belted: boolean;
}

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
const LOOSE: ReadonlySet<Cut> = new Set(['loose', 'oversized', 'wide', 'straight']);

function torsoOf(brief: Brief, bare: boolean): Torso {
	const torso = measure(brief, {
		neck: bare ? 108 : 92,
		neckY: 190,
		shoulder: bare ? 164 : 208,
		shoulderY: bare ? 214 : 238,
		armpit: 218,
		armpitY: 420,
		waist: LOOSE.has(brief.garment.cut) ? 194 : 176,
		waistY: 610,
	});
	return { ...torso, hem: torso.waist + 3, hemY: 640, waistY: 610 };
}

function skirtOf({ garment, roll }: Brief, { hem, hemY }: Torso, long: boolean): SkirtCut {
	const full = FULLNESS[garment.cut];
	const narrow = full < 0.75;
	const midi = garment.cut === 'cropped' ? 1080 : pick(roll, 'length', [1200, 1280, 1340]);
	return {
		waist: hem,
		waistY: hemY - 6,
		hip: hem + (narrow ? 26 : 62) * full,
		hem: (long ? 330 : 318) * full,
		hemY: long ? 1500 : midi,
		waves: narrow ? 0.7 : full > 1.15 ? 3 : 2,
		depth: 12 + 14 * full,
	};
}

function sleeveOf(brief: Brief, length: 'short' | 'long'): SleeveCut {
	if (length === 'long') {
		return { ...bishopSleeve(brief), length: 640, elbow: 88, end: 80, cuff: { height: 40, half: 44 } };
	}
	const plain: SleeveCut = { ...SHORT_SLEEVE, length: 210, elbow: 88, end: 84, angle: 22 };
	const cuff = { height: 24, half: 76 };
	return brief.roll('puff') > 0.5 ? { ...plain, angle: 25, elbow: 100, puff: 15, hemmed: false, cuff } : plain;
}

const NECKS = {
	bare: ['square', 'scoop', 'v'],
	sleeved: ['crew', 'v', 'collar', 'square'],
} as const;

/** All that the name of a dress leaves open. */
export function dressCut(brief: Brief, long: boolean): DressCut {
	const { roll, garment } = brief;
	const wrap = garment.cut === 'wrap';
	const arms = pick(roll, 'sleeve', long ? ['none', 'short', 'long', 'none'] : ['short', 'long', 'none', 'short']);
	const bare = arms === 'none';
	const torso = torsoOf(brief, bare);
	const narrow = FULLNESS[garment.cut] < 0.75;
	const neck = bare ? pick(roll, 'neckline', NECKS.bare) : pick(roll, 'neckline', NECKS.sleeved);
	return {
		torso,
		skirt: skirtOf(brief, torso, long),
		style: wrap ? 'wrap' : neck,
		sleeve: arms === 'none' ? undefined : sleeveOf(brief, arms === 'long' ? 'long' : 'short'),
		tiers: long && !narrow && !wrap && between(roll, 'tiers', 0, 1) > 0.4 ? 3 : 1,
		belted: wrap || roll('belt') > 0.7,
	};
}
