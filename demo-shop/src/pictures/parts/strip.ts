import { box, line } from '../curve.ts';
import { type Layer, type Piece, piece } from '../layer.ts';

interface StripCut {
	x?: number;
	top: number;
	bottom: number;
	half: number;
}

/** A straight front band stitched along both edges: a placket, a storm flap. */
export function strip({ x = 0, top, bottom, half }: StripCut, look: Partial<Piece> = {}): Layer {
	const inset = half - 8;
	const stitches = [line([x - inset, top], [x - inset, bottom]), line([x + inset, top], [x + inset, bottom])];
	return piece(box(x - half, top, half * 2, bottom - top), { round: 0.15, lift: 4, stitches, ...look });
}
