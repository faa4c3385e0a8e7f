import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, withDifferences } from './differences.ts';

const text = fc.string({ maxLength: 4 });
/** Documents of one shape with texts of their own. */
const documents = fc.record({
	name: text,
	description: fc.option(text),
	price: fc.integer(),
	options: fc.array(fc.record({ label: text, values: fc.array(text, { maxLength: 2 }) }), { maxLength: 3 }),
	note: fc.oneof(text, fc.record({ title: text })),
});

describe('what a translated document says otherwise', () => {
	it('is the only thing that is stored', () => {
		const base = {
			name: 'Suknia',
			price: 5,
			options: [
				{ label: 'Rudy', id: 1 },
				{ label: 'M', id: 2 },
			],
			rows: ['a'],
		};
		const other = {
			name: 'Kleid',
			price: 5,
			options: [
				{ label: 'Rostrot', id: 1 },
				{ label: 'M', id: 2 },
			],
			rows: [],
		};
		expect(differences(base, other)).toEqual({ name: 'Kleid', options: { 0: { label: 'Rostrot' } }, rows: [] });
	});

	it('makes the translated document of the other one', () => {
		fc.assert(
			fc.property(documents, documents, (base, other) => {
				expect(withDifferences(base, differences(base, other))).toEqual(other);
				expect(differences(base, base)).toEqual({});
			}),
		);
	});

	it('leaves what it does not speak of as it is, and the document itself untouched', () => {
		const base = { name: 'Suknia', parts: [{ name: 'Pas', qty: 2 }] };
		const made = withDifferences(base, { description: 'lang', parts: { 0: { name: 'Gürtel' }, 7: { name: 'x' } } });
		expect(made).toEqual({ name: 'Suknia', description: 'lang', parts: [{ name: 'Gürtel', qty: 2 }] });
		expect(base.parts[0]?.name).toBe('Pas');
	});
});
