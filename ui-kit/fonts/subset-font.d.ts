declare module 'subset-font' {
	interface Options {
		targetFormat: 'woff2' | 'sfnt';
		/** A number pins an axis, a range cuts it. */
		variationAxes?: Record<string, number | { min: number; max: number }>;
		/** OpenType tags; what they need beside the characters is kept with them. */
		keepFeatures?: string[];
	}
	/** Keeps of a font what the characters of `text` need. */
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
