import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { describe, expect, it } from 'vitest';
import { FILLED, LOCKER } from '../checkout.fixture.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { type CheckoutForm, checkoutSchema, type FormNeeds } from './checkout-schema.ts';
import { tidyForm } from './tidy.ts';

const text = checkoutMessages.in(createTranslator('pl-PL')).get();
const needs: FormNeeds = { delivery: 'address', hasRegions: (country) => country === 'IT', hasFiles: false };

const COMPANY = {
	...FILLED.invoice,
	enabled: true,
	companyName: 'Brzask sp. z o.o.',
	vatId: '5260250995',
	streetAddress: 'Piękna',
	apartmentNumber: '1',
	zipCode: '00-001',
	city: 'Warszawa',
};
const EMPTY_PLACE = { streetAddress: '', city: '', zipCode: '', phoneNumber: '' };

/** The first thing wrong with each field, by its path. */
function problemsOf(form: CheckoutForm, given: Partial<FormNeeds> = {}): Record<string, string> {
	const problems: Record<string, string> = {};
	const schema = checkoutSchema(text, { ...needs, ...given });
	for (const { path, message } of schema.safeParse(form).error?.issues ?? []) problems[path.join('.')] ??= message;
	return problems;
}

const personal = (given: Partial<CheckoutForm['personal']>) => ({
	...FILLED,
	personal: { ...FILLED.personal, ...given },
});
const shipping = (given: Partial<CheckoutForm['shipping']>) => ({
	...FILLED,
	shipping: { ...FILLED.shipping, ...given },
});

describe('the checkout form', () => {
	it('has plain signs in names, places and numbers that were pasted with others (22.4)', () => {
		const { personal: names } = personal({ firstName: 'Anna\u00a0Maria', lastName: 'Nowak\u2011Kowalska' });
		const to = { city: 'Bielsko\u2011Biała', zipCode: '43–300', phoneNumber: '600\u2011100\u2011200' };
		const ordered = tidyForm(checkoutSchema(text, needs).parse({ ...shipping(to), personal: names }));
		expect(ordered.personal).toMatchObject({ firstName: 'Anna Maria', lastName: 'Nowak-Kowalska' });
		expect(ordered.shipping).toMatchObject({ city: 'Bielsko-Biała', zipCode: '43-300', phoneNumber: '600-100-200' });
	});

	it('is right when it is filled in (15.3)', () => {
		expect(problemsOf(FILLED)).toEqual({});
	});

	it.each([
		['no first name', personal({ firstName: '' }), { 'personal.firstName': text.required }],
		['a name of blanks', personal({ firstName: '   ' }), { 'personal.firstName': text.required }],
		['a short name', personal({ lastName: 'Li' }), { 'personal.lastName': text.nameShort(3) }],
		['a name with digits', personal({ lastName: 'Nowak2' }), { 'personal.lastName': text.lettersOnly }],
		['a double name', personal({ lastName: 'Nowak-Żółć' }), {}],
		['no e-mail', personal({ emailAddress: 'hanna@' }), { 'personal.emailAddress': text.emailInvalid }],
		['a short zip code', shipping({ country: 'DE', zipCode: '12' }), { 'shipping.zipCode': text.zipCodeShort }],
		[
			'a zip code without its form',
			shipping({ zipCode: '123456' }),
			{ 'shipping.zipCode': text.zipCodeInvalid({ form: '00-000' }) },
		],
		[
			'a zip code of another country',
			shipping({ country: 'DE', zipCode: '00-5611' }),
			{ 'shipping.zipCode': text.zipCodeInvalid({ form: '00000' }) },
		],
		['a zip code of a country with rules unknown', shipping({ country: 'GB', zipCode: 'SW1A 1AA' }), {}],
		['a zip code without its dash', shipping({ zipCode: '00561' }), {}],
		['a city that is none', shipping({ city: '???' }), { 'shipping.city': text.cityInvalid }],
		['a city with a number', shipping({ city: 'Osiedle 3 Maja' }), {}],
		['a phone that is none', shipping({ phoneNumber: 'brak' }), { 'shipping.phoneNumber': text.phoneInvalid }],
		['terms not accepted (22.6)', { ...FILLED, terms: false }, { terms: text.termsRequired }],
		['too much text', shipping({ streetAddress: 'a'.repeat(256) }), { 'shipping.streetAddress': text.tooLong }],
	])('with %s (22.1, 22.4, 22.5)', (_, form, problems) => {
		expect(problemsOf(form)).toEqual(problems);
	});

	it('wants consent to files only where files are bought (15.41)', () => {
		expect(problemsOf(FILLED, { hasFiles: true })).toEqual({ digital: text.digitalRequired });
		expect(problemsOf({ ...FILLED, digital: true }, { hasFiles: true })).toEqual({});
	});

	it('wants a password of 8 characters only with a new account (22.3)', () => {
		expect(problemsOf({ ...FILLED, password: 'krótkie' })).toEqual({});
		expect(problemsOf({ ...personal({ createAccount: true }), password: 'krótkie' })).toEqual({
			password: text.passwordShort,
		});
		expect(problemsOf({ ...personal({ createAccount: true }), password: 'osiem zn' })).toEqual({});
	});

	it('wants every field of an invoice, and none without one (15.7)', () => {
		const problems = problemsOf({ ...FILLED, invoice: { ...FILLED.invoice, enabled: true, vatId: '12' } });
		expect(problems).toEqual({
			'invoice.companyName': text.required,
			'invoice.vatId': text.vatIdShort,
			'invoice.streetAddress': text.required,
			'invoice.apartmentNumber': text.required,
			'invoice.zipCode': text.required,
			'invoice.city': text.required,
		});
	});

	const company = (given: Partial<CheckoutForm['invoice']>) => ({
		...FILLED,
		invoice: { ...COMPANY, ...given },
	});
	it.each([
		['a right NIP', company({}), {}],
		['a NIP with blanks and dashes', company({ vatId: 'PL 526-025-09-95' }), {}],
		['a NIP with a wrong digit', company({ vatId: '5260250996' }), { 'invoice.vatId': text.nipInvalid }],
		['a German id', company({ country: 'DE', zipCode: '10115', city: 'Berlin', vatId: 'DE123456789' }), {}],
		[
			'a Polish id in Germany',
			company({ country: 'DE', zipCode: '10115', city: 'Berlin' }),
			{ 'invoice.vatId': text.vatIdInvalid({ example: 'DE123456789' }) },
		],
		[
			'a postcode of another country',
			company({ zipCode: '1011' }),
			{ 'invoice.zipCode': text.zipCodeInvalid({ form: '00-000' }) },
		],
		['a city that is none', company({ city: '123?' }), { 'invoice.city': text.cityInvalid }],
	])('of an invoice with %s (22.9)', (_, form, problems) => {
		expect(problemsOf(form)).toEqual(problems);
	});

	it('wants a name and an address for a receipt that goes elsewhere, unless an invoice takes its place', () => {
		const billing = { ...FILLED.billing, enabled: true, firstName: 'Jan', lastName: 'Nowak' };
		expect(Object.keys(problemsOf({ ...FILLED, billing }))).toEqual([
			'billing.streetAddress',
			'billing.apartmentNumber',
			'billing.zipCode',
			'billing.city',
		]);
		expect(problemsOf({ ...FILLED, billing, invoice: COMPANY })).toEqual({});
	});

	it('wants a region where the country has them (22.9)', () => {
		const milan = { country: 'IT', zipCode: '20121', city: 'Milano' };
		expect(problemsOf(shipping(milan))).toEqual({ 'shipping.state': text.required });
		expect(problemsOf(shipping({ ...milan, state: 'MI' }))).toEqual({});
	});

	it('wants a point and a phone in place of an address, where the goods are fetched', () => {
		const fetched = { delivery: 'point' } as const;
		expect(problemsOf(shipping(EMPTY_PLACE), fetched)).toEqual({
			'shipping.point': text.pickupRequired,
			'shipping.phoneNumber': text.required,
		});
		const place = { ...EMPTY_PLACE, phoneNumber: '600 100 200', point: LOCKER };
		expect(problemsOf(shipping(place), fetched)).toEqual({});
	});

	it('wants no address and no phone where nothing is shipped (22.11)', () => {
		expect(problemsOf(shipping(EMPTY_PLACE), { delivery: 'nothing' })).toEqual({});
	});

	it('tells all that is wrong at once (15.9)', () => {
		const form = { ...personal({ firstName: '', createAccount: true }), terms: false };
		expect(Object.keys(problemsOf(form)).toSorted()).toEqual(['password', 'personal.firstName', 'terms']);
	});
});
