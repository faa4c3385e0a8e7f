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

/** A fraction of the usual size, for patterns that look plain from afar. */
const FINE = 0.42;

function scaled({ content, ...tile }: PrintTile): PrintTile {
	const width = tile.width * FINE;
	return { ...tile, width, height: tile.height * FINE, content: `<g transform="scale(${FINE})">${content}</g>` };
}

/** The print or weave-in of a cloth as a repeating tile. */
export function printTile(pattern: Pattern, ink: Ink): PrintTile | undefined {
	if (pattern === 'plain') return undefined;
	const tile = PRINTS[pattern](ink);
	return ink.garment.parts.details?.includes('fine-pattern') ? scaled(tile) : tile;
}
