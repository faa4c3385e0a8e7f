import type { Colour } from '../colour.ts';
import type { Fabric } from '../garment.ts';
import { brightness, shader } from '../light.ts';
import { toDataUrl } from '../png.ts';
import { WEAVES, type Weave } from './heights.ts';

const MATT = { gloss: 0, pile: 0 } as const;
const STRENGTH = 0.62;

function heightsOf({ width, height, at }: Weave, fine: number): Float32Array {
	const columns = width * fine;
	return Float32Array.from({ length: columns * height * fine }, (_, index) =>
		at((index % columns) / fine, Math.floor(index / columns) / fine),
	);
}

/** The thread of a cloth, lit, as one repeating tile; `fine` is pixels per canvas unit. */
export function weaveTile(name: Fabric | 'rib', cloth: Colour, fine: number): string {
	const weave = WEAVES[name];
	const columns = weave.width * fine;
	const rows = weave.height * fine;
	const field = heightsOf(weave, fine);
	const pixels = new Uint8Array(columns * rows * 4);
	const paint = shader(cloth);
	for (let row = 0; row < rows; row++) {
		const next = ((row + fine) % rows) * columns;
		for (let column = 0; column < columns; column++) {
			const here = field[row * columns + column] ?? 0;
			const slopeX = ((field[row * columns + ((column + fine) % columns)] ?? 0) - here) * 0.55;
			const slopeY = ((field[next + column] ?? 0) - here) * 0.55;
			paint(brightness(slopeX, slopeY, MATT) * STRENGTH, pixels, (row * columns + column) * 4);
		}
	}
	return toDataUrl({ width: columns, height: rows, pixels });
}
