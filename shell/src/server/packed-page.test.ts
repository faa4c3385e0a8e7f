import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPage, unpackPage } from './packed-page.ts';

const bytes = fc.uint8Array({ maxLength: 300 }).map((given) => new Uint8Array(given));
const form = fc.record({ plain: bytes, brotli: fc.option(bytes, { nil: undefined }) });
const page = fc.record({
	document: form,
	record: form,
	inline: fc.record({ script: fc.string(), style: fc.string() }),
	tags: fc.array(fc.string()),
	version: fc.nat(),
	renderedAt: fc.nat(),
});

it('reads back what was written', () => {
	const property = fc.property(page, (given) => {
		expect(unpackPage(packPage(given))).toEqual(given);
	});
	fc.assert(property);
});

it('refuses what is no page, or half of one', () => {
	const copy = (text: string) => new Uint8Array(Buffer.from(text));
	const whole = packPage({
		document: { plain: copy('<p>'), brotli: copy('b') },
		record: { plain: copy('{}'), brotli: undefined },
		inline: { script: '', style: '' },
		tags: [],
		version: 0,
		renderedAt: 0,
	});
	for (let length = 0; length < whole.byteLength; length += 1) {
		expect(() => unpackPage(whole.subarray(0, length))).toThrow();
	}
	expect(() => unpackPage(Buffer.from('no page at all'))).toThrow();
});
