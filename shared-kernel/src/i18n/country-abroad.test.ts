import { expect, it } from 'vitest';
import { countryAbroad } from './country-abroad.ts';

it.each([
	['PL', ''],
	['pl', ''],
	['IT', 'Włochy'],
	['it', 'Włochy'],
	['--', '--'],
	['Polska', 'Polska'],
])('a Polish shopper reads the country %j as %j', (code, name) => {
	expect(countryAbroad(code, { defaultLocale: 'pl-PL', defaultCountry: 'PL' })).toBe(name);
});
