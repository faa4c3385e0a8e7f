import { COLLECT_CARRIER } from '@pasaz/kernel/contract/pickup-point';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { expect, it } from 'vitest';
import { checkoutSchema } from '../details/checkout-schema.ts';
import { emptyDetails } from '../details/details.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { FIELDS, firstWrong, labelOf } from './field-labels.ts';

it.each([
	{ forCompany: true, delivery: 'address' as const },
	{ forCompany: false, delivery: 'point' as const },
])('names every field that can be wrong, %o', ({ forCompany, delivery }) => {
	const text = checkoutMessages.in(createTranslator('pl-PL')).get();
	const { personal, billing, invoice, ...others } = emptyDetails('IT');
	const long = 'x'.repeat(300);
	const worst = {
		...others,
		personal: { ...personal, createAccount: true },
		billing: { ...billing, enabled: true },
		invoice: { ...invoice, enabled: forCompany },
		comments: { delivery: long, order: long },
		password: '',
		terms: false,
		digital: false,
	};
	const wrong =
		checkoutSchema(text, { delivery, hasRegions: () => true, hasFiles: true })
			.safeParse(worst)
			.error?.issues.map(({ path }) => path.join('.')) ?? [];
	const named: string[] = FIELDS.map(([name]) => name);
	expect(wrong.length).toBeGreaterThan(15);
	expect(named).toEqual(expect.arrayContaining(wrong));
});

it('finds the first wrong field in the order of the form', () => {
	const wrong = { type: 'custom' };
	expect(firstWrong({ terms: wrong, shipping: { phoneNumber: wrong, point: wrong } })).toBe('shipping.point');
	expect(firstWrong({})).toBeUndefined();
});

it.each([
	['invoice.vatId', { carrier: 'dpd', country: 'PL' }, 'NIP'],
	['invoice.vatId', { carrier: 'dpd', country: 'DE' }, 'Numer VAT'],
	['shipping.point', { carrier: COLLECT_CARRIER, country: 'PL' }, 'Salon'],
	['shipping.point', { carrier: 'locker', country: 'PL' }, 'Punkt odbioru'],
	['shipping.city', { carrier: undefined, country: 'PL' }, 'Miejscowość'],
])('names %s as its step does, %o', (wanted, naming, words) => {
	const text = checkoutMessages.in(createTranslator('pl-PL')).get();
	const field = FIELDS.find(([name]) => name === wanted);
	expect(field && text[labelOf(field, naming)]).toBe(words);
});
