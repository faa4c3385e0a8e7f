type Part = 'language' | 'region';

const names = new Map<string, string>();

function nameIn(locale: string, type: Part): string {
	const code = new Intl.Locale(locale)[type];
	if (!code) return '';
	const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** `Deutsch` or `Deutschland`; empty where it has none. Each is found once: they were a fifteenth of a page's rendering. */
export function localName(locale: string, type: Part): string {
	const key = `${type} ${locale}`;
	const name = names.get(key) ?? nameIn(locale, type);
	names.set(key, name);
	return name;
}
