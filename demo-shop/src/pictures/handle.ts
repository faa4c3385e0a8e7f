import type { Fabric } from './garment.ts';

/** How a cloth behaves in the light. */
export interface Handle {
	/** Depth of its folds, 1 is a cotton jersey. */
	drape: number;
	/** Depth and size of small creases, in canvas units. */
	crumple: number;
	grain: number;
	/** Strength of the mirror-like highlight. */
	gloss: number;
	/** Light caught by pile at grazing angles. */
	pile: number;
}

export const HANDLES: Record<Fabric, Handle> = {
	jersey: { drape: 1, crumple: 7, grain: 74, gloss: 0, pile: 0 },
	linen: { drape: 1.15, crumple: 10, grain: 48, gloss: 0, pile: 0 },
	cotton: { drape: 1, crumple: 8, grain: 58, gloss: 0, pile: 0 },
	denim: { drape: 0.95, crumple: 9, grain: 52, gloss: 0, pile: 0 },
	wool: { drape: 0.75, crumple: 5, grain: 110, gloss: 0, pile: 0.12 },
	knit: { drape: 0.8, crumple: 6, grain: 100, gloss: 0, pile: 0.08 },
	'cable-knit': { drape: 0.7, crumple: 5, grain: 110, gloss: 0, pile: 0.08 },
	velvet: { drape: 1.35, crumple: 14, grain: 80, gloss: 0, pile: 0.75 },
	satin: { drape: 1.25, crumple: 11, grain: 88, gloss: 0.75, pile: 0 },
	corduroy: { drape: 0.85, crumple: 7, grain: 72, gloss: 0, pile: 0.15 },
	leather: { drape: 1, crumple: 7, grain: 62, gloss: 0.5, pile: 0 },
	fleece: { drape: 0.7, crumple: 7, grain: 90, gloss: 0, pile: 0.15 },
};

/** Card and paper: smooth, folded but never crumpled. */
export const PAPER: Handle = { drape: 1, crumple: 0.6, grain: 200, gloss: 0, pile: 0 };
