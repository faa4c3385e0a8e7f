export const LANGUAGES = ['pl', 'de', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a storefront or locale, e.g. of `de` or `de-DE`; English where the shop has no texts of its own. */
export function languageOf(locale: string): Language {
	return LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en';
}
