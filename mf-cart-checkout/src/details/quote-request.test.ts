import { expect, it } from 'vitest';
import { quoteRequest } from './quote-request.ts';

it.each([
	['00950', '00-950'],
	['00-95', ''],
	['', ''],
])('names the postcode %j as %j', (zipCode, postcode) => {
	const request = quoteRequest({ country: 'PL', state: '', zipCode, method: 'flatrate/flatrate' });
	expect(request).toEqual({ country: 'PL', region: '', postcode, shipping: 'flatrate/flatrate' });
});
