import * as z from 'zod';
import type { CachedPage } from './output-cache.ts';

const Slots = z.array(z.int().min(0)).readonly();
/** What stands before a page's bytes; offsets are checked before anything is written there. */
const Head = z.object({
	tags: z.array(z.string()).readonly(),
	version: z.int(),
	renderedAt: z.int(),
	html: z.object({ length: z.int(), slots: Slots }),
	brotli: z.object({ length: z.int(), slots: Slots }).optional(),
});
const LENGTH_BYTES = 4;

/** A page as one piece of bytes: length of the head, head as JSON, HTML, brotli. */
export function writePage({ html, brotli, ...rest }: CachedPage): Buffer {
	const measured = {
		html: { length: html.bytes.byteLength, slots: html.slots },
		brotli: brotli && { length: brotli.bytes.byteLength, slots: brotli.slots },
	};
	const head = Buffer.from(JSON.stringify({ ...rest, ...measured } satisfies z.input<typeof Head>));
	const length = Buffer.alloc(LENGTH_BYTES);
	length.writeUInt32BE(head.byteLength);
	return Buffer.concat([length, head, html.bytes, ...(brotli ? [brotli.bytes] : [])]);
}

/** @throws where it is no page */
export function readPage(record: Buffer): CachedPage {
	const start = LENGTH_BYTES + record.readUInt32BE();
	const head = Head.parse(JSON.parse(record.toString('utf8', LENGTH_BYTES, start)));
	const { html, brotli, ...rest } = head;
	const end = start + html.length;
	if (record.byteLength !== end + (brotli?.length ?? 0)) throw new Error('The record of a page is not whole');
	return {
		...rest,
		html: { bytes: record.subarray(start, end), slots: html.slots },
		brotli: brotli && { bytes: record.subarray(end), slots: brotli.slots },
	};
}
