declare module 'subset-font' {
	interface Options {
		targetFormat: 'woff2';
		/** A number pins an axis, a range cuts it. */
		variationAxes: Record<string, number | { min: number; max: number }>;
	}
	/** Keeps of a font what the characters of `text` need. */
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
