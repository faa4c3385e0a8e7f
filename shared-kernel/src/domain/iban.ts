import { tidyText } from './tidy-text.ts';

/** Letters count as two digits: A is 10. */
function digitsOf(text: string): string {
	return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}

/** The remainder of a number of any length. */
function mod97(digits: string): number {
	return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/**
 * An account as banks write it, in groups of four; a Polish number may come without its country. Undefined where the number of
 * characters or the check digits are wrong (ISO 13616).
 */
export function writtenIban(typed: string): string | undefined {
	const plain = tidyText(typed)
		.replace(/^iban:?|[\s-]/gi, '')
		.toUpperCase();
	const iban = /^\d{26}$/.test(plain) ? `PL${plain}` : plain;
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || !fitsCountry(iban)) return;
	if (mod97(digitsOf(iban.slice(4) + iban.slice(0, 4))) !== 1) return;
	return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Characters of an account in the countries of the storefronts; others are checked by their check digits alone. */
const LENGTHS = new Map([
	['DE', 22],
	['IT', 27],
	['PL', 28],
]);

function fitsCountry(iban: string): boolean {
	const length = LENGTHS.get(iban.slice(0, 2));
	return length === undefined || length === iban.length;
}
