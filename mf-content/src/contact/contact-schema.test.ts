import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { expect, it } from 'vitest';
import { contactMessages } from '../messages/contact.ts';
import { type ContactValues, contactSchema } from './contact-schema.ts';

const text = contactMessages.in(createTranslator('pl-PL')).get();
const FILLED: ContactValues = {
	name: 'Hanna Wilczyńska',
	email: 'hanna@poczta.pl',
	topic: 'order',
	orderNumber: 'BRZ-000012',
	message: 'Kiedy przyjdzie paczka?',
};

function problemsOf(given: Record<string, string>): Record<string, string> {
	const problems: Record<string, string> = {};
	for (const { path, message } of contactSchema(text).safeParse({ ...FILLED, ...given }).error?.issues ?? []) {
		problems[path.join('.')] ??= message;
	}
	return problems;
}

it.each([
	['everything in order', {}, {}],
	['no order number', { orderNumber: '' }, {}],
	['no name', { name: ' ' }, { name: text.required }],
	['a short name', { name: 'Li' }, { name: text.nameShort(3) }],
	['an e-mail that is none', { email: 'hanna@' }, { email: text.emailInvalid }],
	['an order number with spaces', { orderNumber: 'BRZ 12' }, { orderNumber: text.orderNumberInvalid }],
	['hardly a message', { message: ' hej ' }, { message: text.messageShort }],
])('with %s', (_, given, problems) => expect(problemsOf(given)).toEqual(problems));
