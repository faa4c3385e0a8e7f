function languageOf(locale: string): string {
	return new Intl.Locale(locale).language;
}

/** What search engines call a store view among all of a shop: its language, or language and country where several speak it. */
export function hreflangOf(locale: string, locales: readonly string[]): string {
	const language = languageOf(locale);
	return locales.filter((other) => languageOf(other) === language).length > 1 ? locale : language;
}
