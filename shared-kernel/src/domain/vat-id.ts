import { tidyText } from './tidy-text.ts';

/** VAT ids of the European Union: the form without blanks, then one that shoppers can read. The country's letters may be left out. */
const FORMS: Record<string, readonly [RegExp, string]> = {
	AT: [/^(AT)?U\d{8}$/, 'ATU12345678'],
	BE: [/^(BE)?[01]\d{9}$/, 'BE0123456789'],
	BG: [/^(BG)?\d{9,10}$/, 'BG123456789'],
	CY: [/^(CY)?\d{8}[A-Z]$/, 'CY12345678L'],
	CZ: [/^(CZ)?\d{8,10}$/, 'CZ12345678'],
	DE: [/^(DE)?\d{9}$/, 'DE123456789'],
	DK: [/^(DK)?\d{8}$/, 'DK12345678'],
	EE: [/^(EE)?\d{9}$/, 'EE123456789'],
	ES: [/^(ES)?[A-Z\d]\d{7}[A-Z\d]$/, 'ESX12345678'],
	FI: [/^(FI)?\d{8}$/, 'FI12345678'],
	FR: [/^(FR)?[A-Z\d]{2}\d{9}$/, 'FR12345678901'],
	GR: [/^(EL|GR)?\d{9}$/, 'EL123456789'],
	HR: [/^(HR)?\d{11}$/, 'HR12345678901'],
	HU: [/^(HU)?\d{8}$/, 'HU12345678'],
	IE: [/^(IE)?\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, 'IE1234567WA'],
	IT: [/^(IT)?\d{11}$/, 'IT12345678901'],
	LT: [/^(LT)?(\d{9}|\d{12})$/, 'LT123456789'],
	LU: [/^(LU)?\d{8}$/, 'LU12345678'],
	LV: [/^(LV)?\d{11}$/, 'LV12345678901'],
	MT: [/^(MT)?\d{8}$/, 'MT12345678'],
	NL: [/^(NL)?\d{9}B\d{2}$/, 'NL123456789B01'],
	PT: [/^(PT)?\d{9}$/, 'PT123456789'],
	RO: [/^(RO)?\d{2,10}$/, 'RO1234567890'],
	SE: [/^(SE)?\d{12}$/, 'SE123456789001'],
	SI: [/^(SI)?\d{8}$/, 'SI12345678'],
	SK: [/^(SK)?\d{10}$/, 'SK1234567890'],
};

const NIP = /^(PL)?[1-9]\d{9}$/;
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A Polish tax number: the last of its ten digits proves the others. None begins with 0; ten zeros would add up. */
function isNip(bare: string): boolean {
	if (!NIP.test(bare)) return false;
	const digits = [...bare.slice(-10)].map(Number);
	const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
	return sum % 11 === digits[9];
}

/** Whether a country can have given this VAT id; blanks, dots and dashes do not count. In a country without rules any text will do. */
export function isVatId(typed: string, country: string): boolean {
	const bare = tidyText(typed)
		.replace(/[\s.-]/g, '')
		.toUpperCase();
	if (country === 'PL') return isNip(bare);
	return FORMS[country]?.[0].test(bare) ?? bare.length > 0;
}

/** An example of the country's VAT ids; undefined where there are no rules. */
export function vatIdExample(country: string): string | undefined {
	return FORMS[country]?.[1];
}
