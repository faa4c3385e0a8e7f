import type { ColourName } from './colours.ts';
import { families } from './families/families.ts';
import { garmentOf } from './garment-pictures.ts';
import type { Garment } from './pictures/garment.ts';

/**
 * How a garment of the collection is drawn.
 * @param of its first colour where it is not given
 * @throws where none has the name
 */
export function garmentCalled(name: string, of?: ColourName): Garment {
	for (const family of families) {
		const design = family.designs.find((candidate) => candidate.name === name);
		const colour = of ?? design?.colours[0];
		if (design && colour) return garmentOf({ design, family }, colour);
	}
	throw new Error(`No garment is called "${name}"`);
}
