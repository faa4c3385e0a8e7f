import { tidyText } from './tidy-text.ts';

/** `0` stands for a digit, `A` for a letter. */
const FORMATS: Record<string, string> = {
	...of('00000', 'DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT'),
	...of('0000', 'AT', 'BE', 'BG', 'CH', 'CY', 'DK', 'HU', 'LU', 'NO', 'SI'),
	...of('000 00', 'CZ', 'GR', 'SE', 'SK'),
	...{ NL: '0000 AA', PL: '00-000', PT: '0000-000', RO: '000000' },
};

function of(form: string, ...countries: string[]): Record<string, string> {
	return Object.fromEntries(countries.map((country) => [country, form]));
}

/** The pattern of a country's postcodes, e.g. `00-000`; undefined for unknown countries. */
export function postcodeForm(country: string): string | undefined {
	return FORMATS[country];
}

/** A postcode without blanks and dashes, by which two are compared. */
export function barePostcode(postcode: string): string {
	return tidyText(postcode).replace(/[\s-]/g, '').toUpperCase();
}

function charactersOf(text: string): string[] {
	return [...barePostcode(text)];
}

function fits(character: string, place: string): boolean {
	return place === '0' ? /\d/.test(character) : /[A-Z]/.test(character);
}

/** Ignores blanks and dashes. In an unknown country any text is a postcode. */
export function isPostcode(typed: string, country: string): boolean {
	const form = postcodeForm(country);
	const characters = charactersOf(typed);
	if (form === undefined) return characters.length > 0;
	const places = charactersOf(form);
	return characters.length === places.length && places.every((place, index) => fits(characters[index] ?? '', place));
}

/** `00950` → `00-950` in Poland. Text that is no postcode of the country stays as it is. */
export function tidyPostcode(typed: string, country: string): string {
	const form = postcodeForm(country);
	if (form === undefined || !isPostcode(typed, country)) return typed.trim();
	const characters = charactersOf(typed).values();
	return form.replace(/[0A]/g, () => characters.next().value ?? '');
}
