const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Für große Größen` → `fuer-grosse-groessen`. */
export function germanSlug(text: string): string {
	return slug(text.toLowerCase().replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? ''));
}

/** `Sukienka lniana Żółć` → `sukienka-lniana-zolc`. */
export function slug(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('ł', 'l')
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
