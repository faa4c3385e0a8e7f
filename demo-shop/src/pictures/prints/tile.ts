import type { Garment } from '../garment.ts';
import type { Palette } from '../palette.ts';
import type { Roll } from '../random.ts';

export interface PrintTile {
	width: number;
	height: number;
	content: string;
	/** Fixed to the canvas instead of turning with the cut. */
	fixed?: boolean;
	/** Degrees the print is turned against the grain. */
	turn?: number;
}

/** What a print is mixed from. */
export interface Ink {
	garment: Pick<Garment, 'shape' | 'fabric' | 'parts'>;
	palette: Palette;
	roll: Roll;
}
