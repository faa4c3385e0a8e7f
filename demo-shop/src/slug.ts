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
