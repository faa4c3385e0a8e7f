import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { expect, it } from 'vitest';
import { checkoutSchema } from '../details/checkout-schema.ts';
import { emptyDetails } from '../details/details.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { FIELDS } from './field-labels.ts';

it('names every field that can be wrong', () => {
	const text = checkoutMessages.in(createTranslator('pl-PL')).get();
	const { personal, invoice, ...others } = emptyDetails('PL');
	const long = 'x'.repeat(300);
	const worst = {
		...others,
		personal: { ...personal, createAccount: true },
		invoice: { ...invoice, enabled: true },
		comments: { delivery: long, order: long },
		password: '',
		terms: false,
	};
	const wrong =
		checkoutSchema(text)
			.safeParse(worst)
			.error?.issues.map(({ path }) => path.join('.')) ?? [];
	const named: string[] = FIELDS.map(([name]) => name);
	expect(wrong.length).toBeGreaterThan(10);
	expect(named).toEqual(expect.arrayContaining(wrong));
});
