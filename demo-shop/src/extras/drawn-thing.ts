import { COLOURS, type ColourName } from '../colours.ts';
import type { Garment, Shape } from '../pictures/garment.ts';
import { USUAL_PARTS } from '../usual-parts.ts';

/** The drawing of what is not worn, in a colour of the collection. */
export function drawnThing(shape: Shape, cover: ColourName, seed: number): Garment {
	const { hex, accent } = COLOURS[cover];
	const parts = USUAL_PARTS[shape] ?? {};
	const fabric = shape === 'darning' ? 'knit' : 'cotton';
	return { shape, cut: 'regular', colour: hex, accent, pattern: 'plain', fabric, parts, length: 1, seed };
}
