import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.ts';

interface LoaderContext {
	async(): (error: unknown, font?: Uint8Array) => void;
	resourcePath: string;
}

/**
 * The axes of each face. Headings have one weight and every optical size, which follows the font size: sturdy when
 * small, fine when large. Texts have the weights that the tokens name.
 */
const AXES = {
	headings: { wght: 440, opsz: { min: 24, max: 144 } },
	texts: { wght: { min: 400, max: 600 } },
};

/** Ligatures and fractions are not kept: each brings letters of its own. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn'];

/** Keeps of a font file what the shop writes with it: about a third. */
export function subset(font: Buffer, file: string): Promise<Buffer> {
	return subsetFont(font, CHARACTERS, {
		targetFormat: 'woff2',
		variationAxes: file.includes('fraunces') ? AXES.headings : AXES.texts,
		keepFeatures: FEATURES,
	});
}

/** For the build (rspack.base.ts). */
export default function subsetLoader(this: LoaderContext, font: Buffer) {
	const done = this.async();
	subset(font, this.resourcePath).then((kept) => done(null, kept), done);
}
export const raw = true;
