import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import { describe, expect, it } from 'vitest';
import { taxRateOf } from './tax-rules.ts';

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

describe('taxRateOf (5.8)', () => {
	it.each([
		['the rate of the country', 2, { country: 'PL' }, 23],
		['the rate of another class', 4, { country: 'PL' }, 8],
		['the regional rate where the region matches', 2, { country: 'IT', regionName: 'Sicilia' }, 7],
		['the rate for the whole country elsewhere', 2, { country: 'IT', regionName: 'Lazio' }, 22],
		['zero for an unknown country', 2, { country: 'US' }, 0],
		['zero for an untaxed class', 0, { country: 'PL' }, 0],
		['the rule of the customer group (5.10)', 2, { country: 'PL', customerTaxClassId: 3 }, 23],
		['zero for a group without a rule', 2, { country: 'PL', customerTaxClassId: 9 }, 0],
		['found in a later rule of the same class', 2, { country: 'DE' }, 19],
		['not one of a rule for other groups', 2, { country: 'PL', customerTaxClassId: 5 }, 0],
	])('is %s', (_name, taxClass, place, expected) => {
		expect(taxRateOf(taxClass, rules, place)).toBe(expected);
	});
});
