import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { expect, it } from 'vitest';
import { checkoutSchema } from '../details/checkout-schema.ts';
import { emptyDetails } from '../details/details.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { FIELDS, firstWrong } from './field-labels.ts';

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
