import { across, box, SIDES, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece, type Trim } from '../layer.ts';
import { cord } from './trims.ts';

/** A waist: half its width, the height of its lower edge, and how tall its band is. */
export interface Waist {
	waist: number;
	waistY: number;
	height: number;
}

export function waistband({ waist, waistY, height }: Waist, look: Partial<Piece> = {}): Layer {
	const top = waistY - height;
	const outline = symmetric([0, top + 8], [waist - 3, top, 1], [waist + 3, waistY + 4, 1], [0, waistY + 14]);
	return piece(outline, { round: 0.6, lift: 4, ...look });
}

/** The back of the band, seen from above. */
export function waistInside({ palette }: Brief, { waist, waistY, height }: Waist): Layer {
	const top = waistY - height;
	const outline = symmetric([0, top - 16], [waist - 3, top, 1], [0, top + 20]);
	return piece(outline, { colour: palette.inside, round: 0.4 });
}

export function bandStitches({ waist, waistY, height }: Waist): string[] {
	return [across(waist, waistY - height + 8, 8), across(waist, waistY - 6, 12)];
}

export function beltLoops({ waist, waistY, height }: Waist): Layer[] {
	return [-0.72, -0.3, 0.3, 0.72].map((share) =>
		piece(box(waist * share - 9, waistY - height - 4, 18, height + 20), { round: 0.4, lift: 4 }),
	);
}

/** Gathers of an elastic band. */
export function elasticFolds({ waist, waistY, height }: Waist): Fold[] {
	return Array.from({ length: 15 }, (_, index) => {
		const x = waist * (index / 7 - 1) * 0.94;
		return { from: [x, waistY - height - 4], to: [x, waistY + 18], width: 9, depth: 7 };
	});
}

export function drawstring({ palette }: Brief, { waistY }: Waist, length: number): Trim[] {
	return SIDES.map((side) =>
		cord(
			[
				[side * 16, waistY - 18],
				[side * 35, waistY + length * 0.55],
				[side * 25, waistY + length],
			],
			8,
			palette.accent,
		),
	);
}
