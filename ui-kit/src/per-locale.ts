/** Keeps what is made for each locale: making an `Intl` object takes longer than a hundred uses of it. */
export function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
	const known = new Map<string, Made>();
	return (locale) => {
		const made = known.get(locale) ?? make(locale);
		known.set(locale, made);
		return made;
	};
}
