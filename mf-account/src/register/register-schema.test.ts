import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { describe, expect, it } from 'vitest';
import { loginSchema } from '../login/login-schema.ts';
import { accountMessages } from '../messages/account.ts';
import { type RegisterValues, registerSchema } from './register-schema.ts';

const text = accountMessages.in(createTranslator('pl-PL')).get();
const FILLED: RegisterValues = {
	firstname: 'Hanna',
	lastname: 'Wilczyńska',
	email: 'hanna@poczta.pl',
	password: 'dlugiehaslo',
	repeated: 'dlugiehaslo',
	terms: true,
};

function problemsOf(given: Partial<RegisterValues>): Record<string, string> {
	const problems: Record<string, string> = {};
	for (const { path, message } of registerSchema(text).safeParse({ ...FILLED, ...given }).error?.issues ?? []) {
		problems[path.join('.')] ??= message;
	}
	return problems;
}

describe('the registration form', () => {
	it.each([
		['everything in order', {}, {}],
		['no name', { firstname: ' ' }, { firstname: text.required }],
		['a short name', { lastname: 'Li' }, { lastname: text.nameShort(3) }],
		['a name with digits', { lastname: 'Nowak2' }, { lastname: text.lettersOnly }],
		['an e-mail that is none', { email: 'hanna' }, { email: text.emailInvalid }],
		['a short password', { password: 'krótkie', repeated: 'krótkie' }, { password: text.passwordShort }],
		['two passwords', { repeated: 'innehaslo' }, { repeated: text.passwordsDiffer }],
		['terms that were not accepted', { terms: false }, { terms: text.termsRequired }],
		['blanks in the password, which count', { password: '  spacje  ', repeated: '  spacje  ' }, {}],
	])('with %s (22.1, 22.3, 22.4, 22.5, 22.6)', (_, given, problems) => {
		expect(problemsOf(given)).toEqual(problems);
	});
});

describe('the login form', () => {
	it('takes a password of any length exactly as typed (22.3)', () => {
		const form = loginSchema(text).parse({ username: ' hanna@poczta.pl ', password: ' a ' });
		expect(form).toEqual({ username: 'hanna@poczta.pl', password: ' a ' });
	});

	it('wants an e-mail and a password', () => {
		const { error } = loginSchema(text).safeParse({ username: '', password: '' });
		expect(error?.issues[0]?.message).toBe(text.required);
		expect(error?.issues.at(-1)).toMatchObject({ path: ['password'], message: text.required });
	});
});
