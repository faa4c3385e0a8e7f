import { expect, it } from 'vitest';
import { writtenIban } from './iban.ts';

const POLISH = 'PL61 1090 1014 0000 0712 1981 2874';

it.each([
	['PL61109010140000071219812874', POLISH],
	['61 1090 1014 0000 0712 1981 2874', POLISH],
	['pl61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', POLISH],
	['PL61-1090-1014-0000-0712-1981-2874', POLISH],
	['IBAN: PL61 1090 1014 0000 0712 1981 2874', POLISH],
	['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
	['GB82WEST12345698765432', 'GB82 WEST 1234 5698 7654 32'],
	['IT60 X054 2811 1010 0000 0123 456', 'IT60 X054 2811 1010 0000 0123 456'],
	['PL62 1090 1014 0000 0712 1981 2874', undefined],
	['PL61 1090 1014 0000 0712 1981 287', undefined],
	['PL61 0190 1014 0000 0712 1981 2874', undefined],
	['DE00 1111 2222 3333', undefined],
	['1234567890', undefined],
	['', undefined],
	['PL61 1090 1014 0000 0712 1981 2874; DROP', undefined],
])('the account %j is written %j', (typed, written) => {
	expect(writtenIban(typed)).toBe(written);
});
