import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { describe, expect, it } from 'vitest';
import { CheckoutDetails, emptyDetails, prefill } from './details.ts';

const address = {
	id: 1,
	firstname: 'Hanna',
	lastname: 'Wilczyńska',
	street: ['Mokotowska', '12 m. 4'],
	postcode: '00-561',
	city: 'Warszawa',
	country_id: 'PL',
	telephone: '600 100 200',
};
const user = {
	...HANNA,
	addresses: [
		{ ...address, id: 2, city: 'Łódź' },
		{ ...address, default_shipping: true },
	],
};
const empty = emptyDetails('PL');

describe('prefill', () => {
	it('leaves a guest alone', () => {
		expect(prefill(empty, null)).toBe(empty);
	});

	it('fills an empty form from the account', () => {
		expect(prefill(empty, user)).toMatchObject({
			personal: { firstName: 'Hanna', lastName: 'Wilczyńska', emailAddress: 'hanna@poczta.pl' },
			shipping: { streetAddress: 'Mokotowska', apartmentNumber: '12 m. 4', zipCode: '00-561', city: 'Warszawa' },
		});
	});

	it('does not overwrite what was typed, but for the e-mail', () => {
		const personal = { firstName: 'Anna', lastName: 'Nowak', emailAddress: 'anna@poczta.pl', createAccount: true };
		const typed = { ...empty, personal, shipping: { ...empty.shipping, streetAddress: 'Piękna' } };
		expect(prefill(typed, user)).toMatchObject({
			personal: { firstName: 'Anna', lastName: 'Nowak', emailAddress: 'hanna@poczta.pl', createAccount: false },
			shipping: { streetAddress: 'Piękna', city: '' },
		});
	});
});

it('what is kept on the device has no room for a password', () => {
	const kept = CheckoutDetails.parse({
		...empty,
		password: 'tajne',
		personal: { ...empty.personal, password: 'tajne' },
	});
	expect(JSON.stringify(kept)).not.toContain('tajne');
});
