import type { Piece } from '../layer.ts';

/** Collars of another cloth than the garment's. */
export const CORD = {
	colour: { lightness: 0.42, a: 0.026, b: 0.045 },
	weave: 'corduroy',
	plain: true,
} as const satisfies Partial<Piece>;
export const SHERPA = {
	colour: { lightness: 0.9, a: 0.006, b: 0.026 },
	weave: 'fleece',
	plain: true,
} as const satisfies Partial<Piece>;
