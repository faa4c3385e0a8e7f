import { inflateSync } from 'node:zlib';

/** The streams of a PDF, inflated where they are deflated. */
function streamsOf(pdf: Buffer): string[] {
	const raw = pdf.toString('latin1');
	return [...raw.matchAll(/<<(?:(?!endobj)[\s\S])*?>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([whole, body]) => {
		const bytes = Buffer.from(body ?? '', 'latin1');
		return whole.slice(0, 400).includes('/FlateDecode')
			? inflateSync(bytes).toString('latin1')
			: bytes.toString('utf8');
	});
}

/** What a font's letters stand for, by their numbers in the page. */
function lettersOf(map: string): Map<string, string> {
	const letters = new Map<string, string>();
	for (const [, first = '0', list = ''] of map.matchAll(/<([\da-f]+)>\s*<[\da-f]+>\s*\[([^\]]*)\]/gi)) {
		[...list.matchAll(/<([\da-f\s]+)>/gi)].forEach(([, hex = ''], index) => {
			const number = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
			letters.set(number, Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le'));
		});
	}
	return letters;
}

/** What a PDF says when it is copied or read aloud, with each of its fonts; spaces are left out. */
export function textOf(pdf: Buffer): string {
	const streams = streamsOf(pdf);
	const fonts = streams.filter((stream) => stream.includes('beginbfrange')).map(lettersOf);
	const shown = streams.flatMap((stream) => [...stream.matchAll(/<([\da-f]+)>/gi)].map(([, hex]) => hex ?? ''));
	return fonts
		.map((letters) =>
			shown.map((hex) => (hex.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '').join('')).join(''),
		)
		.join('\n')
		.replaceAll(/[^\S\n]/g, '');
}
