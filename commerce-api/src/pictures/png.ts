import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, body: Buffer): Buffer {
	const head = Buffer.alloc(4);
	head.writeUInt32BE(body.length);
	const data = Buffer.concat([Buffer.from(name, 'latin1'), body]);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(data));
	return Buffer.concat([head, data, check]);
}

export interface Bitmap {
	width: number;
	height: number;
	/** Red, green, blue, alpha per pixel, row by row. */
	pixels: Uint8Array;
}

/** The bitmap as a `data:` address, so that a drawing stays one self-contained SVG. */
export function toDataUrl({ width, height, pixels }: Bitmap): string {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 6, 0, 0, 0], 8);
	const rows = Buffer.alloc((width * 4 + 1) * height);
	for (let y = 0; y < height; y++)
		rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
	const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
	const file = [
		signature,
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(rows, { level: 1 })),
		chunk('IEND', Buffer.alloc(0)),
	];
	return `data:image/png;base64,${Buffer.concat(file).toString('base64')}`;
}
