import type { Colour } from './colour.ts';
import type { Outline, Point } from './curve.ts';
import type { Fabric, Garment } from './garment.ts';
import type { Detail, Part } from './garment-parts.ts';
import type { Palette } from './palette.ts';
import type { Roll } from './random.ts';

/** A ridge (depth > 0) or a crease (depth < 0) in the cloth; lengths are units of the 1200 x 1488 canvas. */
export interface Fold {
	from: Point;
	to: Point;
	width: number;
	depth: number;
	/** How far the middle is pushed sideways. */
	bend?: number;
	/** Starts at nothing and stays open at its end, as a flare does. */
	open?: boolean;
}

/** One cut of cloth; what it does not say is as the garment has it. */
export interface Piece {
	kind: 'piece';
	outline: Outline;
	/** What it is of the garment. */
	part?: Part | readonly Part[] | undefined;
	colour?: Colour | undefined;
	weave?: Fabric | 'rib' | 'none' | undefined;
	plain?: boolean | undefined;
	/** Degrees the grain of the cloth is turned. */
	turn?: number | undefined;
	/** 0 is flat paper, 1 is a filled tube. */
	round?: number | undefined;
	folds?: readonly Fold[] | undefined;
	seams?: readonly string[] | undefined;
	stitches?: readonly string[] | undefined;
	/** Height above what lies below; casts a shadow of that size. */
	lift?: number | undefined;
}

/** Buttons, cords, labels: drawn as they are. */
export interface Trim {
	kind: 'trim';
	svg: string;
	part?: Part | readonly Part[] | undefined;
	/** Points the picture must leave room for. */
	reach?: readonly Point[];
}

export type Layer = Piece | Trim;

export interface Sketch {
	layers: Layer[];
	/** Where the detail view looks, and how close. */
	focus: { x: number; y: number; zoom: number };
}

export interface Brief {
	garment: Garment;
	palette: Palette;
	roll: Roll;
	back: boolean;
	/** The garment that a sewing pattern is for. */
	model?: readonly Layer[];
}

export function has({ garment }: Brief, detail: Detail): boolean {
	return garment.parts.details?.includes(detail) ?? false;
}

export function piece(outline: Outline, look: Omit<Piece, 'kind' | 'outline'> = {}): Piece {
	return { kind: 'piece', outline, ...look };
}

export function trim(svg: string, reach: readonly Point[] = []): Trim {
	return { kind: 'trim', svg, reach };
}

/** Says of a piece which of the details its cloth shows. */
export function detailsIn(brief: Brief, ...details: Detail[]): Detail[] {
	return details.filter((detail) => has(brief, detail));
}

/** Layers that together are one part of the garment. */
export function named(part: Part, layers: readonly Layer[]): Layer[] {
	return layers.map((layer) => ({ ...layer, part }));
}

/** The same fold on the right (1) or mirrored to the left (-1). */
export function onSide(fold: Fold, side: 1 | -1): Fold {
	if (side === 1) return fold;
	return { ...fold, from: [-fold.from[0], fold.from[1]], to: [-fold.to[0], fold.to[1]], bend: -(fold.bend ?? 0) };
}
