/** Names the language or the region of a locale in its own words, e.g. `Deutsch` or `Deutschland`; empty where it has none. */
export function localName(locale: string, type: 'language' | 'region'): string {
	const code = new Intl.Locale(locale)[type];
	if (!code) return '';
	const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
