import type { Cut } from '../garment.ts';
import type { Brief, Piece } from '../layer.ts';
import { between } from '../random.ts';

interface Cuff extends Pick<Piece, 'weave' | 'colour' | 'plain'> {
	height: number;
	half: number;
}

export interface SleeveCut {
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
}

export const LONG_SLEEVE: SleeveCut = { length: 800, angle: 13, elbow: 80, end: 58 };
export const SHORT_SLEEVE: SleeveCut = { length: 300, angle: 27, elbow: 106, end: 98, hemmed: true };

const SHORT_EASE: Partial<Record<Cut, number>> = { slim: 0.9, oversized: 1.14, loose: 1.14 };

/** A short sleeve as wide as the garment's cut asks for. */
export function shortSleeve({ garment, roll }: Brief): SleeveCut {
	const ease = SHORT_EASE[garment.cut] ?? 1;
	return {
		...SHORT_SLEEVE,
		elbow: SHORT_SLEEVE.elbow * ease,
		end: SHORT_SLEEVE.end * ease,
		length: between(roll, 'short', 270, 320),
	};
}

const FULLNESS: Partial<Record<Cut, number>> = { slim: 0.82, oversized: 1.12, loose: 1.1 };

/** A full sleeve gathered into a narrow cuff. */
export function bishopSleeve({ garment }: Brief): SleeveCut {
	const full = FULLNESS[garment.cut] ?? 1;
	return { ...LONG_SLEEVE, length: 740, elbow: 104 * full, end: 96 * full, puff: 10, cuff: { height: 52, half: 50 } };
}
