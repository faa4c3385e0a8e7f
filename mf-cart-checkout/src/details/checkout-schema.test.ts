import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { describe, expect, it } from 'vitest';
import { FILLED } from '../checkout.fixture.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { type CheckoutForm, checkoutSchema } from './checkout-schema.ts';

const text = checkoutMessages.in(createTranslator('pl-PL')).get();
const schema = checkoutSchema(text);

/** The first thing wrong with each field, by its path. */
function problemsOf(form: CheckoutForm): Record<string, string> {
	const problems: Record<string, string> = {};
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
	it('is right when it is filled in', () => {
		expect(problemsOf(FILLED)).toEqual({});
	});

	it.each([
		['no first name', personal({ firstName: '' }), { 'personal.firstName': text.required }],
		['a name of blanks', personal({ firstName: '   ' }), { 'personal.firstName': text.required }],
		['a short name', personal({ lastName: 'Li' }), { 'personal.lastName': text.nameShort }],
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
		['terms not accepted', { ...FILLED, terms: false }, { terms: text.termsRequired }],
		['too much text', shipping({ streetAddress: 'a'.repeat(256) }), { 'shipping.streetAddress': text.tooLong }],
	])('with %s', (_, form, problems) => {
		expect(problemsOf(form)).toEqual(problems);
	});

	it('wants a password of 8 characters only with a new account', () => {
		expect(problemsOf({ ...FILLED, password: 'krótkie' })).toEqual({});
		expect(problemsOf({ ...personal({ createAccount: true }), password: 'krótkie' })).toEqual({
			password: text.passwordShort,
		});
		expect(problemsOf({ ...personal({ createAccount: true }), password: 'osiem zn' })).toEqual({});
	});

	it('wants every field of an invoice, and none without one', () => {
		const problems = problemsOf({ ...FILLED, invoice: { ...FILLED.invoice, enabled: true, vatId: '12' } });
		expect(problems).toEqual({
			'invoice.companyName': text.required,
			'invoice.vatId': text.vatIdShort,
			'invoice.street': text.required,
			'invoice.house': text.required,
			'invoice.zipCode': text.required,
			'invoice.city': text.required,
		});
	});

	it('tells all that is wrong at once', () => {
		const form = { ...personal({ firstName: '', createAccount: true }), terms: false };
		expect(Object.keys(problemsOf(form)).toSorted()).toEqual(['password', 'personal.firstName', 'terms']);
	});
});
