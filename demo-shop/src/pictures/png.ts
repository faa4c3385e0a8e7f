import { crc32, deflateSync } from 'node:zlib';

/** One byte per pixel, each naming one of 256 translucent tones; small enough to carry inside a drawing. */
interface Bitmap {
	width: number;
	height: number;
	pixels: Uint8Array;
	tones: Tones;
}

/** Red, green, blue and alpha of 256 tones. */
export type Tones = Uint8Array;

export function toneScale(
	tone: (index: number) => readonly [red: number, green: number, blue: number, alpha: number],
): Tones {
	const tones = new Uint8Array(1024);
	for (let index = 0; index < 256; index++) tones.set(tone(index), index * 4);
	return tones;
}

function chunk(name: string, body: Uint8Array): Buffer {
	const head = Buffer.alloc(4);
	head.writeUInt32BE(body.length);
	const data = Buffer.concat([Buffer.from(name, 'latin1'), body]);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(data));
	return Buffer.concat([head, data, check]);
}

function header(width: number, height: number): Buffer {
	const body = Buffer.alloc(13);
	body.writeUInt32BE(width, 0);
	body.writeUInt32BE(height, 4);
	body.set([8, 3, 0, 0, 0], 8);
	return chunk('IHDR', body);
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The bitmap as a `data:` address of a PNG, so that a drawing stays one self-contained SVG. */
export function toDataUrl({ width, height, pixels, tones }: Bitmap): string {
	const rows = Buffer.alloc((width + 1) * height);
	for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
	const colours = tones.filter((_, index) => index % 4 !== 3);
	const alphas = tones.filter((_, index) => index % 4 === 3);
	const file = Buffer.concat([
		SIGNATURE,
		header(width, height),
		chunk('PLTE', colours),
		chunk('tRNS', alphas),
		chunk('IDAT', deflateSync(rows, { level: 1 })),
		chunk('IEND', new Uint8Array()),
	]);
	return `data:image/png;base64,${file.toString('base64')}`;
}
