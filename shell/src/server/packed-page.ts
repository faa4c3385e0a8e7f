import * as z from 'zod';
import type { CachedPage, KeptForm } from './output-cache.ts';

const Lengths = z.object({ plain: z.int(), brotli: z.int().optional() });

const Head = z.object({
	tags: z.array(z.string()).readonly(),
	version: z.int(),
	renderedAt: z.int(),
	inline: z.object({ script: z.string(), style: z.string() }),
	document: Lengths,
	record: Lengths,
});
const LENGTH_BYTES = 4;

function lengthsOf({ plain, brotli }: KeptForm): z.input<typeof Lengths> {
	return { plain: plain.byteLength, brotli: brotli?.byteLength };
}

function copiesOf({ plain, brotli }: KeptForm) {
	return brotli ? [plain, brotli] : [plain];
}

/** A packed page is the length of the head, the head as JSON, and the copies of both forms. */
export function packPage({ document, record, ...rest }: CachedPage): Buffer {
	const measured = { ...rest, document: lengthsOf(document), record: lengthsOf(record) };
	const head = Buffer.from(JSON.stringify(measured satisfies z.input<typeof Head>));
	const length = Buffer.alloc(LENGTH_BYTES);
	length.writeUInt32BE(head.byteLength);
	return Buffer.concat([length, head, ...copiesOf(document), ...copiesOf(record)]);
}

/** @throws if the packed page is damaged */
export function unpackPage(packed: Buffer): CachedPage {
	let end = LENGTH_BYTES + packed.readUInt32BE();
	const { document, record, ...rest } = Head.parse(JSON.parse(packed.toString('utf8', LENGTH_BYTES, end)));
	const bytes = new Uint8Array(packed);
	const next = (length: number) => {
		end += length;
		return bytes.subarray(end - length, end);
	};
	const form = ({ plain, brotli }: z.output<typeof Lengths>): KeptForm => {
		return { plain: next(plain), brotli: brotli === undefined ? undefined : next(brotli) };
	};
	const page = { ...rest, document: form(document), record: form(record) };
	if (packed.byteLength !== end) throw new Error('A packed page is not whole');
	return page;
}
