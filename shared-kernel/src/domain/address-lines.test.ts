import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const buyer = { firstname: 'Żaneta', lastname: 'Święch', telephone: '600 100 200', country_id: 'PL' };

describe('the lines of an address', () => {
	it('leave out what it lacks, such as the street of a buyer who fetches the parcel', () => {
		const lines = addressLines({ ...buyer, street: [], postcode: '', city: '' }, '');
		expect(lines).toEqual(['Żaneta Święch', '600 100 200']);
	});

	it.each([
		['IT', 'Włochy', ['20123 Milano MI', 'Włochy']],
		['it', '', ['20123 Milano MI']],
		['PL', '', ['20123 Milano']],
	])('in %s name the province where that is usual, and the country %j', (country_id, country, end) => {
		const milan = { street: ['Via Torino', '4'], postcode: '20123', city: 'Milano', region_code: 'MI', country_id };
		const lines = addressLines({ ...buyer, ...milan }, country);
		expect(lines).toEqual(['Żaneta Święch', 'Via Torino 4', ...end, '600 100 200']);
	});
});
