/** Writes a tax rate with the language's decimal sign: `25.5` becomes `25,5`, except in English. */
export function formatRate(percent: string, locale: string): string {
	return locale.startsWith('en') ? percent : percent.replaceAll('.', ',');
}
