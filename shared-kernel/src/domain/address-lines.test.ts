import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const POLISH = { defaultLocale: 'pl-PL', defaultCountry: 'PL' };
const buyer = { firstname: 'Żaneta', lastname: 'Święch', telephone: '600 100 200', country_id: 'PL' };

describe('the lines of an address', () => {
	it('leave out what it lacks, such as the street of a buyer who fetches the parcel', () => {
		const lines = addressLines({ ...buyer, street: [], postcode: '', city: '' }, POLISH);
		expect(lines).toEqual(['Żaneta Święch', '600 100 200']);
	});

	it('name the province, and the country where it is abroad', () => {
		const milan = {
			street: ['Via Torino', '4'],
			postcode: '20123',
			city: 'Milano',
			region_code: 'MI',
			country_id: 'IT',
		};
		const lines = ['Żaneta Święch', 'Via Torino 4', '20123 Milano MI', 'Włochy', '600 100 200'];
		expect(addressLines({ ...buyer, ...milan }, POLISH)).toEqual(lines);
		const italian = { defaultLocale: 'it-IT', defaultCountry: 'IT' };
		expect(addressLines({ ...buyer, ...milan }, italian)).toEqual(lines.toSpliced(3, 1));
	});
});
