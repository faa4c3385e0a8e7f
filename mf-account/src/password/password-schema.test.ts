import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { describe, expect, it } from 'vitest';
import { passwordMessages } from '../messages/password.ts';
import { changeSchema, createSchema, forgotSchema } from './password-schema.ts';
import { readResetLink } from './read-reset-link.ts';

const text = passwordMessages.in(createTranslator('pl-PL')).get();

describe('a new password', () => {
	it.each([
		['in order', 'dlugiehaslo', 'dlugiehaslo', undefined],
		['too short', 'krótkie', 'krótkie', text.passwordShort],
		['repeated wrongly', 'dlugiehaslo', 'dlugiehasło', text.passwordsDiffer],
		['with blanks, which count', '  spacje  ', '  spacje  ', undefined],
		['longer than anybody types', 'a'.repeat(129), 'a'.repeat(129), text.tooLong],
	])('that is %s (22.3)', (_, password, repeated, problem) => {
		expect(createSchema(text).safeParse({ password, repeated }).error?.issues[0]?.message).toBe(problem);
	});

	it('needs the old one to take its place', () => {
		const form = { current: '', password: 'dlugiehaslo', repeated: 'dlugiehaslo' };
		expect(changeSchema(text).safeParse(form).error?.issues[0]).toMatchObject({ path: ['current'] });
	});
});

it('asks for an address before it sends a link', () => {
	expect(forgotSchema(text).safeParse({ email: '' }).error?.issues[0]?.message).toBe(text.required);
	expect(forgotSchema(text).parse({ email: ' a@b.pl ' })).toEqual({ email: 'a@b.pl' });
});

describe('a reset link', () => {
	const link = { email: 'a+b@c.pl', resetToken: 'abc' };
	it.each([
		['#email=a%2Bb%40c.pl&token=abc', '', link],
		['', '?email=a%2Bb%40c.pl&resetToken=abc', link],
		['#', '?email=a%2Bb%40c.pl&token=abc', link],
		['#email=a%40c.pl', '', null],
		['', '', null],
	])('of %j and %j', (hash, search, expected) => expect(readResetLink({ hash, search })).toEqual(expected));
});
