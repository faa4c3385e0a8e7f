interface Reader {
	defaultLocale: string;
	defaultCountry: string;
}

/** Empty for the storefront's own country. A text that is no code stays as it is: `Intl` would throw. */
export function countryAbroad(country: string, { defaultLocale, defaultCountry }: Reader): string {
	const code = country.toUpperCase();
	if (code === defaultCountry) return '';
	if (!/^[A-Z]{2}$/.test(code)) return country;
	return new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(code) ?? code;
}
