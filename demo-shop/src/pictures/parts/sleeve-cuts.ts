import type { Cut } from '../garment.ts';
import type { Sleeve } from '../garment-parts.ts';
import { type Brief, has, type Piece } from '../layer.ts';
import { between } from '../random.ts';

type WornSleeve = Exclude<Sleeve, 'none'>;

interface Cuff extends Pick<Piece, 'weave' | 'colour' | 'plain'> {
	height: number;
	half: number;
}

export interface SleeveCut {
	name: WornSleeve;
	length: number;
	/** Degrees away from hanging straight down. */
	angle: number;
	/** Half widths. */
	elbow: number;
	end: number;
	/** Height of a gathered sleeve head. */
	puff?: number;
	cuff?: Cuff;
	/** Stitched hem instead of a cuff. */
	hemmed?: boolean;
	round?: number;
	/** Drawn over all of the picture, seen where the sleeve is. */
	seams?: readonly string[];
}

export const LONG_SLEEVE: SleeveCut = { name: 'long', length: 800, angle: 13, elbow: 80, end: 58 };

const CUTS: Record<WornSleeve, Omit<SleeveCut, 'name'>> = {
	wing: { length: 150, angle: 52, elbow: 132, end: 140, puff: 8 },
	short: { length: 295, angle: 27, elbow: 106, end: 98, hemmed: true },
	elbow: { length: 410, angle: 22, elbow: 108, end: 99, hemmed: true },
	'three-quarter': { length: 600, angle: 15, elbow: 84, end: 72, hemmed: true },
	long: { ...LONG_SLEEVE, hemmed: true },
};

const FULLNESS: Partial<Record<Cut, number>> = { slim: 0.86, oversized: 1.14, loose: 1.1, wide: 1.14 };
const PUFF = 22;

function puffed(cut: SleeveCut): SleeveCut {
	const gathered = { ...cut, puff: PUFF, elbow: cut.elbow * 1.16, end: cut.end * 1.12 };
	if (cut.cuff) return gathered;
	return { ...gathered, hemmed: false, cuff: { height: 26, half: cut.end * 0.84 } };
}

/**
 * The sleeves that the garment's parts name.
 * @param long the long sleeve of its kind
 * @param scale of the others: a dress is drawn smaller than a shirt
 */
export function sleeveCut(
	brief: Brief,
	long: SleeveCut = { name: 'long', ...CUTS.long },
	scale = 1,
): SleeveCut | undefined {
	const { sleeve: name = 'none', ...parts } = brief.garment.parts;
	if (name === 'none') return undefined;
	const ease = FULLNESS[brief.garment.cut] ?? 1;
	const plain = CUTS[name];
	const length = plain.length * scale * between(brief.roll, 'sleeve', 0.97, 1.03);
	const cut: SleeveCut =
		name === 'long'
			? long
			: { name, ...plain, length, elbow: plain.elbow * scale * ease, end: plain.end * scale * ease };
	return parts.details?.includes('puff') ? puffed(cut) : cut;
}

/** A full sleeve gathered into a narrow cuff. */
export function bishopSleeve(brief: Brief): SleeveCut {
	const full = FULLNESS[brief.garment.cut] ?? 1;
	const head = has(brief, 'puff') ? PUFF : 10;
	const cuff = { height: 52, half: 50 };
	return { ...LONG_SLEEVE, length: 740, elbow: 104 * full, end: 96 * full, puff: head, cuff };
}
