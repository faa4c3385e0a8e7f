type Part = 'language' | 'region';

const names = new Map<string, string>();

function nameIn(locale: string, type: Part): string {
	const code = new Intl.Locale(locale)[type];
	if (!code) return '';
	const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Names the language or the region of a locale in its own words, e.g. `Deutsch` or `Deutschland`; empty where it has none. Each
 * name is found once: the languages in the footer were a fifteenth of a page's rendering.
 */
export function localName(locale: string, type: Part): string {
	const key = `${type} ${locale}`;
	const name = names.get(key) ?? nameIn(locale, type);
	names.set(key, name);
	return name;
}
