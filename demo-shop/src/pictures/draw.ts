import { drawGarment } from './draw-garment.ts';
import { drawSet } from './draw-set.ts';
import { Drawing } from './garment.ts';

/** @returns SVG of 1200 x 1488 units @throws ZodError for a drawing that is not one of the demo catalogue's */
export function draw(drawing: unknown): string {
	const drawn = Drawing.parse(drawing);
	return 'set' in drawn ? drawSet(drawn.set) : drawGarment(drawn.garment, drawn.view, drawn.of);
}
