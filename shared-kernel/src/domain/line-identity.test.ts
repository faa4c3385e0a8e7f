import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductOption } from '../contract/product-option.ts';
import { checksumOf, isSameLine, type LineIdentity } from './line-identity.ts';

const chosen = (attributes: ProductOption['extension_attributes']): ProductOption => ({
	extension_attributes: attributes,
});
const size = (option_value: number) => chosen({ configurable_item_options: [{ option_id: '93', option_value }] });
const engraving = (option_value: string) => chosen({ custom_options: [{ option_id: '7', option_value }] });

const line = (given: Partial<LineIdentity> & { sku: string }): LineIdentity => ({
	checksum: checksumOf(given.productOption),
	...given,
});

describe('isSameLine (11.6)', () => {
	it.each([
		['a simple product by its sku', line({ sku: 'A' }), line({ sku: 'A' }), true],
		['a simple product by its id', line({ sku: 'A', id: 1 }), line({ sku: 'B', id: 1 }), true],
		['another simple product', line({ sku: 'A', id: 1 }), line({ sku: 'B', id: 2 }), false],
		['no id on either side', line({ sku: 'A' }), line({ sku: 'B' }), false],
		['a variant by its sku', line({ sku: 'A-M', productOption: size(1) }), line({ sku: 'A-M' }), true],
		[
			'another variant under one id',
			line({ sku: 'A-M', id: 1, productOption: size(1) }),
			line({ sku: 'A-L', id: 1 }),
			false,
		],
		[
			'one text engraved twice',
			line({ sku: 'A', productOption: engraving('Ola') }),
			line({ sku: 'A', productOption: engraving('Ola') }),
			true,
		],
		[
			'two texts engraved',
			line({ sku: 'A', id: 1, productOption: engraving('Ola') }),
			line({ sku: 'A', id: 1, productOption: engraving('Ela') }),
			false,
		],
		[
			'an engraving changed on its way, under one server id',
			line({ sku: 'A', serverItemId: 5, productOption: engraving('Ola') }),
			line({ sku: 'A', serverItemId: 5, productOption: engraving('Ela') }),
			true,
		],
		['an engraved and a plain one', line({ sku: 'A', productOption: engraving('Ola') }), line({ sku: 'A' }), false],
	])('sees %s', (_, a, b, expected) => {
		expect(isSameLine(a, b)).toBe(expected);
		expect(isSameLine(b, a)).toBe(expected);
	});
});

describe('checksumOf (11.7)', () => {
	it('does not depend on the order of the options', () => {
		const options = fc.uniqueArray(fc.record({ option_id: fc.string(), option_value: fc.string() }), {
			selector: ({ option_id }) => option_id,
		});
		fc.assert(
			fc.property(options, (custom_options) => {
				const reversed = custom_options.toReversed();
				expect(checksumOf(chosen({ custom_options: reversed }))).toBe(checksumOf(chosen({ custom_options })));
			}),
		);
	});

	it('tells different choices apart, whatever they contain', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (a, b) => {
				expect(checksumOf(engraving(a)) === checksumOf(engraving(b))).toBe(a === b);
			}),
		);
	});

	it('is not deceived by a text that looks like two options', () => {
		const two = chosen({
			custom_options: [
				{ option_id: '1', option_value: 'a' },
				{ option_id: '2', option_value: 'b' },
			],
		});
		const posing = chosen({
			custom_options: [{ option_id: '1', option_value: 'a,value:},{label:,option_id:2,option_value:b' }],
		});
		expect(checksumOf(posing)).not.toBe(checksumOf(two));
	});

	it('does not depend on how the choice is labelled', () => {
		const named = chosen({
			configurable_item_options: [{ option_id: '93', option_value: 1, label: 'Rozmiar', value: 'M' }],
		});
		expect(checksumOf(named)).toBe(checksumOf(size(1)));
	});
});
