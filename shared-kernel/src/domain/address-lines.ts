interface Address {
	firstname: string;
	lastname: string;
	company?: string | null | undefined;
	vat_id?: string | null | undefined;
	/** Street, then house and flat. */
	street: readonly string[];
	postcode: string;
	city: string;
	country_id: string;
	/** E.g. `MI`, where addresses of the country name one. */
	region_code?: string | null | undefined;
	telephone?: string | null | undefined;
}

/** A storefront, as its `i18n`. */
interface Reader {
	defaultLocale: string;
	defaultCountry: string;
}

/** Lines of an address label, without what the address lacks. The country is named in the reader's language where it is another than the storefront's. */
export function addressLines(address: Address, reader: Reader): string[] {
	const { company, vat_id, firstname, lastname, street, telephone } = address;
	const place = [address.postcode, address.city, address.region_code].filter(Boolean).join(' ');
	const lines = [company, vat_id, `${firstname} ${lastname}`, street.join(' '), place, countryOf(address, reader)];
	return [...lines, telephone].flatMap((line) => line || []);
}

function countryOf({ country_id: country }: Address, { defaultLocale, defaultCountry }: Reader): string {
	if (country === defaultCountry) return '';
	return new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(country) ?? country;
}
