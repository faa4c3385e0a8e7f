import { expect, it } from 'vitest';
import { isVatId, vatIdExample } from './vat-id.ts';

it.each([
	['PL', '526-025-09-95', true],
	['PL', 'PL 5260250995', true],
	['PL', '5260250996', false],
	['PL', '526025099', false],
	['PL', '52602509955', false],
	['PL', '1234567890', false],
	['PL', '000-000-00-00', false],
	['DE', 'DE 123 456 789', true],
	['DE', '123456789', true],
	['DE', 'AT123456789', false],
	['AT', 'ATU12345678', true],
	['AT', '12345678', false],
	['IT', '12345678901', true],
	['IT', '1234567890', false],
	['NL', 'nl123456789b01', true],
	['GR', 'EL123456789', true],
	['CH', 'CHE-123.456.789', true],
	['CH', ' ', false],
])('in %s %j is a VAT id: %s (22.9)', (country, typed, expected) => {
	expect(isVatId(typed, country)).toBe(expected);
});

it('accepts the example of every country', () => {
	for (const country of ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL', 'SE']) {
		expect(isVatId(vatIdExample(country) ?? '', country)).toBe(true);
	}
	expect(vatIdExample('PL')).toBeUndefined();
});
