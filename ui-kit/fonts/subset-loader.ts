import subsetFont from 'subset-font';

/** What the shop's languages need beside ASCII: German and Italian letters, quotes, dashes, currency; and Polish ones, which come as a file of their own. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const WESTERN = '\u00a0©«»·×€–—‘’‚“”„…•−ÄÀÈÉÌÍÒÓÙÚÖÜßàáäèéêìíòóöùúü';
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** Headings only: the cut for large sizes, in the weights that the tokens name. */
const AXES = { wght: { min: 300, max: 600 }, opsz: 144 };

/** Keeps of a font file what the shop writes with it: about a third. For the build (rspack.base.ts). */
export default function subsetLoader(this: { async(): (error: unknown, font?: Uint8Array) => void }, font: Buffer) {
	const done = this.async();
	subsetFont(font, ASCII + WESTERN + POLISH, { targetFormat: 'woff2', variationAxes: AXES }).then(
		(subset) => done(null, subset),
		done,
	);
}
export const raw = true;
