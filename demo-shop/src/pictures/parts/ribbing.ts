import { symmetric } from '../curve.ts';
import type { Cut } from '../garment.ts';
import { type Brief, type Layer, type Piece, piece } from '../layer.ts';
import { bodySeams } from './neck.ts';
import { LONG_SLEEVE, type SleeveCut } from './sleeve-cuts.ts';
import { type BodyLine, measure, type Neckline, neckEdge, type Torso, torsoOutline } from './torso.ts';
import { torsoFolds } from './torso-folds.ts';

const SLEEVE_EASE: Partial<Record<Cut, number>> = { slim: 0.88, oversized: 1.26, loose: 1.14, wide: 1.2 };

/** A long sleeve drawn in by a ribbed cuff. */
export function ribSleeve({ garment }: Brief, cuff = 92): SleeveCut {
	const wide = SLEEVE_EASE[garment.cut] ?? 1;
	return {
		...LONG_SLEEVE,
		length: 745,
		elbow: 92 * wide,
		end: 72 * wide,
		cuff: { height: cuff, half: 54, weave: 'rib', plain: true },
	};
}

/** The band that draws in the bottom of a body. */
export function hemBand({ hem, hemY }: Torso, height: number, look: Partial<Piece> = {}): Layer {
	const outline = symmetric(
		[0, hemY + 4],
		[hem * 0.5, hemY + 2],
		[hem + 1, hemY - 8, 1],
		[hem - 6, hemY + height * 0.5],
		[hem - 14, hemY + height - 6, 1],
		[hem * 0.5, hemY + height + 6],
		[0, hemY + height + 9],
	);
	return piece(outline, { weave: 'rib', round: 0.6, plain: true, lift: 3, ...look });
}

export function knitTorso(brief: Brief): Torso {
	return measure(brief, { neck: 94, shoulder: 234, armpit: 268, waist: 264, hem: 257, hemY: 1060 });
}

/** A body that blouses over its hem band. */
export function gatheredBody(
	brief: Brief,
	torso: Torso,
	neckline: { drop: number; style: Neckline },
	{ line, ...look }: Partial<Piece> & { line?: BodyLine | undefined } = {},
): Layer {
	const edge = neckEdge(torso, neckline.drop, neckline.style);
	return piece(torsoOutline(torso, edge, { hemDip: 6, gathered: true, ...line }), {
		round: 0.65,
		folds: torsoFolds(torso, brief.roll, 1.1),
		lift: 8,
		...look,
		seams: [...(line?.bare ? [] : bodySeams(torso)), ...(look.seams ?? [])],
	});
}
