import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.ts';

/** Start of a table in a font file that is not compressed. */
function tableAt(font: Buffer, tag: string): number {
	const count = font.readUInt16BE(4);
	const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
	const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
	if (entry === undefined) throw new Error(`The font has no table ${tag}`);
	return font.readUInt32BE(entry + 8);
}

/** Every character for which a font has a glyph, read from the ranges of its `cmap` (format 4 of OpenType). */
export async function charactersIn(font: Buffer): Promise<string[]> {
	const plain = await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt' });
	const cmap = tableAt(plain, 'cmap');
	const table = cmap + plain.readUInt32BE(cmap + 8);
	const format = plain.readUInt16BE(table);
	if (format !== 4) throw new Error(`The characters are listed in format ${format}`);
	const bytes = plain.readUInt16BE(table + 6);
	const ends = Array.from({ length: bytes / 2 - 1 }, (_, index) => table + 14 + 2 * index);
	return ends.flatMap((at) => {
		const last = plain.readUInt16BE(at);
		const first = plain.readUInt16BE(at + bytes + 2);
		return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
	});
}
