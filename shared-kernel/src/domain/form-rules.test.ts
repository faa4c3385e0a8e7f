import { expect, it } from 'vitest';
import { cityRule, emailRule, nameRule, phoneRule } from './form-rules.ts';

const WORDS = {
	...{ required: 'required', tooLong: 'tooLong', lettersOnly: 'lettersOnly' },
	nameShort: (least: number) => `shorter than ${least}`,
	...{ emailInvalid: 'emailInvalid', cityInvalid: 'cityInvalid' },
};
const RULES = {
	name: nameRule(WORDS),
	shortName: nameRule(WORDS, { least: 2 }),
	email: emailRule(WORDS),
	city: cityRule(WORDS),
};

it.each([
	['name', 'Zoë', undefined],
	['name', "  Anna Maria O'Neill-Łoś  ", undefined],
	['name', 'Święch\u2011Ko\u00a0walska', undefined],
	['name', 'Nowak – Kowalska', undefined],
	['name', "'t Hart", undefined],
	['name', 'van ‘t Hoff', undefined],
	['name', "'''", 'lettersOnly'],
	['name', 'Nowak — Kowalska', 'lettersOnly'],
	['name', '', 'required'],
	['name', '   ', 'required'],
	['name', 'Al', 'shorter than 3'],
	['name', 'Al Anna', undefined],
	['shortName', 'Al', undefined],
	['shortName', 'A', 'shorter than 2'],
	['name', 'R2D2', 'lettersOnly'],
	['name', 'a'.repeat(101), 'tooLong'],
	['email', ' hanna@poczta.pl ', undefined],
	['email', '', 'required'],
	['email', 'hanna@', 'emailInvalid'],
	['email', `${'a'.repeat(250)}@b.pl`, 'tooLong'],
	['city', 'Łódź (Widzew)', undefined],
	['city', 'Bielsko\u2011Biała', undefined],
	['city', 'Zielona\u00a0Góra', undefined],
	['city', "'s-Hertogenbosch", undefined],
	['city', '‘s-Gravenhage', undefined],
	['city', '12 Dębów', 'cityInvalid'],
	['city', '', 'required'],
] as const)('a form’s %s that is %j: %s (22.4, 22.5)', (rule, text, problem) => {
	expect(RULES[rule].safeParse(text).error?.issues[0]?.message).toBe(problem);
});

it('takes away the space around what is written', () => {
	expect(RULES.email.parse(' hanna@poczta.pl ')).toBe('hanna@poczta.pl');
});

it.each([
	['', true],
	['+48 600 700 800', true],
	['(22) 600-70-80', true],
	['600.100.200', true],
	['+48\u00a0600–100\u2011200', true],
	['+48 600−100−200', true],
	['0171/1234567', true],
	['+49 (0) 171 / 123 45 67', true],
	['00 48 600 100 200', true],
	['600', false],
	['600 10-2', false],
	['--- --- ---', false],
	['(((((((', false],
	['600+100+200', false],
	['6001002006001002', false],
	['sześćset', false],
])('a telephone number %j is fine: %s (22.5)', (number, isFine) => {
	expect(phoneRule({ tooLong: '', phoneInvalid: '' }).safeParse(number).success).toBe(isFine);
});
