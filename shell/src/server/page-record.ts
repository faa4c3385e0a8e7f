import * as z from 'zod';
import type { CachedPage } from './output-cache.ts';

/** The part of a record before the bytes of the page; `html` and `brotli` are their lengths. */
const Head = z.object({
	tags: z.array(z.string()).readonly(),
	version: z.int(),
	renderedAt: z.int(),
	inline: z.object({ script: z.string(), style: z.string() }),
	html: z.int(),
	brotli: z.int().optional(),
});
const LENGTH_BYTES = 4;

/** A record is the length of the head, the head as JSON, the HTML and the brotli copy. */
export function writePage({ html, brotli, ...rest }: CachedPage): Buffer {
	const measured = { ...rest, html: html.byteLength, brotli: brotli?.byteLength };
	const head = Buffer.from(JSON.stringify(measured satisfies z.input<typeof Head>));
	const length = Buffer.alloc(LENGTH_BYTES);
	length.writeUInt32BE(head.byteLength);
	return Buffer.concat([length, head, html, ...(brotli ? [brotli] : [])]);
}

/** @throws if the record is damaged */
export function readPage(record: Buffer): CachedPage {
	const start = LENGTH_BYTES + record.readUInt32BE();
	const { html, brotli, ...rest } = Head.parse(JSON.parse(record.toString('utf8', LENGTH_BYTES, start)));
	const end = start + html;
	if (record.byteLength !== end + (brotli ?? 0)) throw new Error('The record of a page is not whole');
	const bytes = new Uint8Array(record);
	return { ...rest, html: bytes.subarray(start, end), brotli: brotli === undefined ? undefined : bytes.subarray(end) };
}
