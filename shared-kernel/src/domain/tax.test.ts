import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TaxRule } from '../contract/catalog.ts';
import { customerTaxClass, taxedPrice, taxRateOf } from './tax.ts';

const rate = (percent: number, country: string, region?: string) => ({
	id: 1,
	rate: percent,
	tax_country_id: country,
	tax_region_id: region ? 12 : 0,
	...(region && { region_name: region }),
	code: country,
});
const rules: TaxRule[] = [
	{
		id: 1,
		code: 'standard',
		product_tax_class_ids: [2],
		customer_tax_class_ids: [3],
		rates: [rate(7, 'IT', 'Sicilia'), rate(23, 'PL'), rate(22, 'IT')],
	},
	{ id: 3, code: 'de', product_tax_class_ids: [2], customer_tax_class_ids: [3, 5], rates: [rate(19, 'DE')] },
	{ id: 2, code: 'reduced', product_tax_class_ids: [4], customer_tax_class_ids: [3], rates: [rate(8, 'PL')] },
];

describe('taxRateOf', () => {
	test.each([
		['the rate of the country', 2, { country: 'PL' }, 23],
		['the rate of another class', 4, { country: 'PL' }, 8],
		['the regional rate where the region matches', 2, { country: 'IT', regionName: 'Sicilia' }, 7],
		['the rate for the whole country elsewhere', 2, { country: 'IT', regionName: 'Lazio' }, 22],
		['zero for an unknown country', 2, { country: 'US' }, 0],
		['zero for an untaxed class', 0, { country: 'PL' }, 0],
		['the rule of the customer group', 2, { country: 'PL', customerTaxClassId: 3 }, 23],
		['zero for a group without a rule', 2, { country: 'PL', customerTaxClassId: 9 }, 0],
		['found in a later rule of the same class', 2, { country: 'DE' }, 19],
		['not one of a rule for other groups', 2, { country: 'PL', customerTaxClassId: 5 }, 0],
	])('is %s', (_name, taxClass, place, expected) => {
		expect(taxRateOf(taxClass, rules, place)).toBe(expected);
	});
});

test.each([
	['the shopper’s group', { isGrouped: true, defaultGroupId: 1 }, 4, { customerTaxClassId: 4 }],
	['the default group for a guest', { isGrouped: true, defaultGroupId: 1 }, null, { customerTaxClassId: 1 }],
	['group 0, which is a group too', { isGrouped: true, defaultGroupId: 1 }, 0, { customerTaxClassId: 0 }],
	['no group without a default', { isGrouped: true }, undefined, {}],
	['no group while grouped tax is off', { isGrouped: false, defaultGroupId: 1 }, 4, {}],
])('grouped tax goes by %s', (_, settings, groupId, expected) => {
	expect(customerTaxClass(settings, groupId)).toEqual(expected);
});

describe('a taxed price', () => {
	test.each([
		['a gross price', 12300, 23, true, { net: 10000, tax: 2300, gross: 12300 }],
		['a net price', 10000, 23, false, { net: 10000, tax: 2300, gross: 12300 }],
		['a price without tax', 999, 0, true, { net: 999, tax: 0, gross: 999 }],
		['half a grosz of tax', 50, 5, false, { net: 50, tax: 3, gross: 53 }],
	])('of %s', (_, price, rate, isGross, expected) => {
		expect(taxedPrice(price, rate, isGross)).toEqual(expected);
	});

	test('is whole grosze, adds up and keeps what it was given', () => {
		const rates = fc.constantFrom(0, 5, 7.7, 8, 19, 22, 23);
		fc.assert(
			fc.property(fc.nat(100_000_000), rates, fc.boolean(), (price, rate, isGross) => {
				const { net, tax, gross } = taxedPrice(price, rate, isGross);
				expect(net + tax).toBe(gross);
				expect(isGross ? gross : net).toBe(price);
				expect([net, tax, gross].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
			}),
		);
	});
});
