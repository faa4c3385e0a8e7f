import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPage, writePage } from './page-record.ts';

const bytes = fc.uint8Array({ maxLength: 300 }).map((given) => new Uint8Array(given));
const page = fc.record({
	html: bytes,
	brotli: fc.option(bytes, { nil: undefined }),
	inline: fc.record({ script: fc.string(), style: fc.string() }),
	tags: fc.array(fc.string()),
	version: fc.nat(),
	renderedAt: fc.nat(),
});

it('reads back what was written', () => {
	const property = fc.property(page, (given) => {
		expect(readPage(writePage(given))).toEqual(given);
	});
	fc.assert(property);
});

it('refuses what is no page, or half of one', () => {
	const whole = writePage({
		html: new Uint8Array(Buffer.from('<p>')),
		inline: { script: '', style: '' },
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
