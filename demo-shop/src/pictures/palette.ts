import { blend, type Colour, parseColour, withLightness } from './colour.ts';
import type { Garment } from './garment.ts';

export interface Palette {
	cloth: Colour;
	accent: Colour;
	/** The wrong side of the cloth, seen through a neckline. */
	inside: Colour;
	/** Cut edges and seams. */
	seam: Colour;
	/** Topstitching thread. */
	thread: Colour;
	button: Colour;
	metal: Colour;
}

/** Black and white cloth keep room for a shadow and a highlight. */
function printable(colour: Colour): Colour {
	const { lightness } = colour;
	if (lightness < 0.42) return withLightness(colour, 0.225 + lightness * 0.464);
	return withLightness(colour, lightness > 0.88 ? 0.88 + (lightness - 0.88) * 0.62 : lightness);
}

function buttonColour(cloth: Colour, accent: Colour): Colour {
	const distance = Math.abs(cloth.lightness - accent.lightness);
	return distance > 0.12
		? accent
		: withLightness(cloth, cloth.lightness > 0.55 ? cloth.lightness - 0.3 : cloth.lightness + 0.32, 0.6);
}

export function mixPalette({ colour, accent, fabric }: Garment): Palette {
	const cloth = printable(parseColour(colour));
	const trim = printable(parseColour(accent));
	const dark = cloth.lightness < 0.42;
	const thread = withLightness(cloth, cloth.lightness + (dark ? 0.16 : cloth.lightness > 0.8 ? -0.1 : 0.12));
	return {
		cloth,
		accent: trim,
		inside: withLightness(cloth, cloth.lightness * 0.72 - 0.03, 0.9),
		seam: withLightness(cloth, cloth.lightness - (dark ? 0.1 : 0.17), 0.9),
		thread: fabric === 'denim' ? blend(thread, { lightness: 0.72, a: 0.05, b: 0.11 }, 0.75) : thread,
		button: buttonColour(cloth, trim),
		metal: { lightness: 0.74, a: 0.012, b: 0.045 },
	};
}
