import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it('leaves out what an address lacks, such as the street of a buyer who fetches the parcel', () => {
	const buyer = { firstname: 'Żaneta', lastname: 'Święch', telephone: '600 100 200', country_id: 'PL' };
	expect(addressLines({ ...buyer, street: [], postcode: '', city: '' })).toEqual(['Żaneta Święch', '600 100 200']);
});
