import type { Colour } from '../colour.ts';
import type { Fabric } from '../garment.ts';
import { brightness, shader } from '../light.ts';
import { toDataUrl } from '../png.ts';
import { WEAVES } from './heights.ts';

const MATT = { gloss: 0, pile: 0 } as const;

/** The thread of a cloth, lit, as one repeating tile; `fine` is pixels per canvas unit. */
export function weaveTile(
	name: Fabric | 'rib',
	cloth: Colour,
	fine: number,
): { width: number; height: number; url: string } {
	const weave = WEAVES[name];
	const [columns, rows] = [weave.width * fine, weave.height * fine];
	const pixels = new Uint8Array(columns * rows * 4);
	const paint = shader(cloth);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const [x, y] = [column / fine, row / fine];
			const here = weave.at(x, y);
			const slopeX = (weave.at((x + 1) % weave.width, y) - here) * 0.55;
			const slopeY = (weave.at(x, (y + 1) % weave.height) - here) * 0.55;
			paint(brightness(slopeX, slopeY, MATT) * 0.62, pixels, (row * columns + column) * 4);
		}
	}
	return { width: weave.width, height: weave.height, url: toDataUrl({ width: columns, height: rows, pixels }) };
}
