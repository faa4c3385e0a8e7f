import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Patchable } from './nonce-slots.ts';
import { readPage, writePage } from './page-record.ts';

const bytes = fc.uint8Array({ maxLength: 300 });
const patchable = fc.record({ bytes, slots: fc.array(fc.nat(300)) });
const page = fc.record({
	html: patchable,
	brotli: fc.option(patchable, { nil: undefined }),
	tags: fc.array(fc.string()),
	version: fc.nat(),
	renderedAt: fc.nat(),
});

/** Buffers and byte arrays alike. */
const plain = ({ bytes: given, slots }: Patchable) => ({ bytes: [...given], slots });

it('reads back what was written', () => {
	const property = fc.property(page, (given) => {
		const { html, brotli, ...rest } = readPage(writePage(given));
		expect(rest).toEqual({ tags: given.tags, version: given.version, renderedAt: given.renderedAt });
		expect(plain(html)).toEqual(plain(given.html));
		expect(brotli && plain(brotli)).toEqual(given.brotli && plain(given.brotli));
	});
	fc.assert(property);
});

it('refuses what is no page, or half of one', () => {
	const whole = writePage({
		html: { bytes: Buffer.from('<p>'), slots: [] },
		brotli: undefined,
		tags: [],
		version: 0,
		renderedAt: 0,
	});
	for (let length = 0; length < whole.byteLength; length += 1) {
		expect(() => readPage(whole.subarray(0, length))).toThrow();
	}
	expect(() => readPage(Buffer.from('no page at all'))).toThrow();
});
