import type { Pattern } from '../garment.ts';
import { dots, leaves, meadow } from './printed.ts';
import type { Ink, PrintTile } from './tile.ts';
import { check, colourBlock, houndstooth, melange, stripes, wideStripes } from './woven.ts';

const PRINTS: Record<Exclude<Pattern, 'plain'>, (ink: Ink) => PrintTile> = {
	stripes,
	'wide-stripes': wideStripes,
	check,
	houndstooth,
	dots,
	meadow,
	leaves,
	melange,
	'colour-block': colourBlock,
};

/** The print or weave-in of a cloth as a repeating tile. */
export function printTile(pattern: Pattern, ink: Ink): PrintTile | undefined {
	return pattern === 'plain' ? undefined : PRINTS[pattern](ink);
}
