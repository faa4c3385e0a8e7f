function languageOf(locale: string): string {
	const [language = locale] = locale.split('-');
	return language;
}

/** A store view's `hreflang`: its language, with the country if several store views share the language. */
export function hreflangOf(locale: string, locales: readonly string[]): string {
	const language = languageOf(locale);
	return locales.filter((other) => languageOf(other) === language).length > 1 ? locale : language;
}
