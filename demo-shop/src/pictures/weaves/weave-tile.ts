import type { Colour } from '../colour.ts';
import type { Fabric } from '../garment.ts';
import { brightness, clothTones, toneFinder } from '../light.ts';
import { toDataUrl } from '../png.ts';
import { WEAVES } from './heights.ts';

const MATT = { gloss: 0, pile: 0 } as const;
const STRENGTH = 0.62;

const fields = new Map<string, Float32Array>();

/** Height fields do not depend on colour, so each is worked out once. */
function heightsOf(name: keyof typeof WEAVES, fine: number): Float32Array {
	const known = fields.get(`${name}${fine}`);
	if (known) return known;
	const { width, height, at } = WEAVES[name];
	const columns = width * fine;
	const field = Float32Array.from({ length: columns * height * fine }, (_, index) =>
		at((index % columns) / fine, Math.floor(index / columns) / fine),
	);
	fields.set(`${name}${fine}`, field);
	return field;
}

/** The thread of a cloth, lit, as one repeating tile; `fine` is pixels per canvas unit. */
export function weaveTile(name: Fabric | 'rib', cloth: Colour, fine: number): string {
	const weave = WEAVES[name];
	const columns = weave.width * fine;
	const rows = weave.height * fine;
	const field = heightsOf(name, fine);
	const pixels = new Uint8Array(columns * rows);
	const toneOf = toneFinder(cloth);
	for (let row = 0; row < rows; row++) {
		const next = ((row + fine) % rows) * columns;
		for (let column = 0; column < columns; column++) {
			const here = field[row * columns + column] ?? 0;
			const slopeX = ((field[row * columns + ((column + fine) % columns)] ?? 0) - here) * 0.55;
			const slopeY = ((field[next + column] ?? 0) - here) * 0.55;
			pixels[row * columns + column] = toneOf(brightness(slopeX, slopeY, MATT) * STRENGTH);
		}
	}
	return toDataUrl({ width: columns, height: rows, pixels, tones: clothTones(cloth) });
}
