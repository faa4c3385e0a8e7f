/** Lower case without diacritics, single spaces: what names, skus and search terms are compared by. */
export function toSearchText(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('ł', 'l')
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The last part of an address: `Sukienka lniana Żółta` becomes `sukienka-lniana-zolta`. */
export function toSlug(text: string): string {
	return toSearchText(text)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
}
