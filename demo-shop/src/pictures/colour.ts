/** OKLab: equal steps look equally far apart, so one shading rule serves black velvet and white linen. */
export interface Colour {
	lightness: number;
	a: number;
	b: number;
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
	const clamped = Math.min(1, Math.max(0, channel));
	return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

export function parseColour(hex: string): Colour {
	if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
	const red = linear(Number.parseInt(hex.slice(1, 3), 16) / 255);
	const green = linear(Number.parseInt(hex.slice(3, 5), 16) / 255);
	const blue = linear(Number.parseInt(hex.slice(5, 7), 16) / 255);
	const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	return {
		lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	};
}

/** Red, green and blue, 0 to 255. */
export function channels({ lightness, a, b }: Colour): [number, number, number] {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const red = gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
	const green = gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
	const blue = gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
	return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)];
}

export function toHex(colour: Colour): string {
	return `#${channels(colour)
		.map((channel) => channel.toString(16).padStart(2, '0'))
		.join('')}`;
}

export function withLightness(colour: Colour, lightness: number, chroma = 1): Colour {
	return { lightness: Math.min(1, Math.max(0, lightness)), a: colour.a * chroma, b: colour.b * chroma };
}

export function blend(from: Colour, to: Colour, share: number): Colour {
	return {
		lightness: from.lightness + (to.lightness - from.lightness) * share,
		a: from.a + (to.a - from.a) * share,
		b: from.b + (to.b - from.b) * share,
	};
}
