import type { UserAddress } from '@pasaz/kernel/contract/user';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { describe, expect, it } from 'vitest';
import { emptyDetails } from './details.ts';
import { prefill, refill, toAnother, toSaved, toServed } from './saved-addresses.ts';

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

describe('toServed', () => {
	it('drops an address of the account that nothing is sent to, and keeps what was typed', () => {
		const abroad = toSaved(empty.shipping, { ...address, country_id: 'CZ', city: 'Praha', postcode: '110 00' });
		expect(toServed(abroad, 'PL')).toMatchObject({ country: 'PL', city: '', zipCode: '', firstName: '', savedId: '' });
		const typed = { ...empty.shipping, country: 'CZ', city: 'Praha' };
		expect(toServed(typed, 'PL')).toMatchObject({ country: 'PL', city: 'Praha' });
	});
});

describe('prefill', () => {
	it('leaves a guest alone', () => {
		expect(prefill(empty, null)).toBe(empty);
	});

	it('fills an empty form from the account', () => {
		expect(prefill(empty, user)).toMatchObject({
			personal: { firstName: 'Hanna', lastName: 'Wilczyńska', emailAddress: 'hanna@poczta.pl' },
			shipping: {
				savedId: '1',
				streetAddress: 'Mokotowska',
				apartmentNumber: '12 m. 4',
				zipCode: '00-561',
				city: 'Warszawa',
			},
		});
	});

	it('leaves the telephone number that was typed beside an address of the account', () => {
		const chosen = { ...empty, shipping: toSaved(empty.shipping, { ...address, city: 'Łódź' }) };
		const typed = { ...chosen, shipping: { ...chosen.shipping, phoneNumber: '500 000 001' } };
		expect(prefill(typed, user).shipping).toMatchObject({ city: 'Warszawa', phoneNumber: '500 000 001' });
	});

	it('does not overwrite what was typed, but for the e-mail', () => {
		const personal = { firstName: 'Anna', lastName: 'Nowak', emailAddress: 'anna@poczta.pl', createAccount: true };
		const typed = { ...empty, personal, shipping: { ...empty.shipping, streetAddress: 'Piękna' } };
		expect(prefill(typed, user)).toMatchObject({
			personal: { firstName: 'Anna', lastName: 'Nowak', emailAddress: 'hanna@poczta.pl', createAccount: false },
			shipping: { streetAddress: 'Piękna', city: '' },
		});
	});

	it('keeps the address that was chosen, as the account knows it now', () => {
		const chosen = { ...empty, shipping: { ...empty.shipping, savedId: '2', streetAddress: 'Stara' } };
		expect(prefill(chosen, user).shipping).toMatchObject({ savedId: '2', streetAddress: 'Mokotowska', city: 'Łódź' });
		const gone = { ...empty, shipping: { ...empty.shipping, savedId: '3', streetAddress: 'Stara' } };
		expect(prefill(gone, user).shipping).toMatchObject({ savedId: '', streetAddress: 'Stara' });
	});

	it('takes invoice and receipt from the address for invoices', () => {
		const office = {
			...address,
			id: 3,
			company: 'Brzask',
			vat_id: '5260250995',
			country_id: 'DE',
			default_billing: true,
		};
		const { invoice, billing } = prefill(empty, { ...user, addresses: [...user.addresses, office] });
		expect(invoice).toMatchObject({ enabled: false, companyName: 'Brzask', vatId: '5260250995', country: 'DE' });
		expect(billing).toMatchObject({ enabled: false, firstName: 'Hanna', streetAddress: 'Mokotowska' });
		const typed = { ...empty, invoice: { ...empty.invoice, companyName: 'Inna' } };
		expect(prefill(typed, { ...user, addresses: [office] }).invoice).toEqual(typed.invoice);
	});
});

describe('the address of an invoice (17.9)', () => {
	const home = { ...address, default_shipping: true };
	const office = { ...address, id: 2, company: 'Brzask', city: 'Łódź' };
	const parents = { ...address, id: 3, city: 'Gdynia' };
	const cityFor = (...addresses: UserAddress[]) => prefill(empty, { ...HANNA, addresses }).invoice.city;

	it('is the one that is not the default for shipping, where none is marked for invoices', () => {
		expect(cityFor(home, office)).toBe('Łódź');
		expect(cityFor(home, office, { ...parents, default_billing: true })).toBe('Gdynia');
		expect(cityFor({ ...home, default_billing: true }, office)).toBe('Warszawa');
	});

	it('is left to the shopper where several could be it, or none', () => {
		expect(cityFor(home, office, parents)).toBe('');
		expect(cityFor(home)).toBe('');
	});
});

describe('an address of the account', () => {
	const milan = { ...address, city: 'Milano', company: 'Brzask', region: { region_code: 'MI' } };

	it('brings its receiver and its region along', () => {
		const shipping = toSaved(empty.shipping, milan);
		expect(shipping).toMatchObject({ savedId: '1', firstName: 'Hanna', company: 'Brzask', state: 'MI' });
	});

	it('takes no saved one in place of another that was chosen in the account’s form', () => {
		const own = prefill(empty, user);
		const chosen = { ...own, shipping: toAnother(own.shipping) };
		expect(refill(chosen, user).shipping).toEqual(chosen.shipping);
		expect(refill(own, { ...user, addresses: [milan] }).shipping.city).toBe('Milano');
		expect(refill(empty, user).shipping).toEqual(own.shipping);
	});

	it('leaves the phone and the country when another one is wanted', () => {
		const another = toAnother(toSaved(empty.shipping, milan));
		expect(another).toEqual({ ...empty.shipping, country: 'PL', phoneNumber: '600 100 200' });
	});
});
