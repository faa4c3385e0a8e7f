interface Place {
	postcode: string;
	city: string;
	/** ISO 3166-1 alpha-2; other front ends may have sent other texts. */
	country_id: string;
	/** E.g. `MI`. */
	region_code?: string | null | undefined;
}

interface Address extends Place {
	firstname: string;
	lastname: string;
	company?: string | null | undefined;
	vat_id?: string | null | undefined;
	/** Street, then house and flat. */
	street: readonly string[];
	telephone?: string | null | undefined;
}

/** Where the last line of an address names a province or state. */
const WITH_REGION = ['IT', 'US', 'CA'];

/** `20123 Milano MI` */
export function placeLine({ postcode, city, country_id, region_code }: Place): string {
	const region = WITH_REGION.includes(country_id.toUpperCase()) ? region_code : '';
	return [postcode, city, region].filter(Boolean).join(' ');
}

/**
 * Lines of an address label, without what the address lacks.
 * @param country its name, where the reader has to be told
 */
export function addressLines(address: Address, country: string): string[] {
	const { company, vat_id, firstname, lastname, street, telephone } = address;
	const person = `${firstname} ${lastname}`.trim();
	const lines = [company, vat_id, person, street.join(' '), placeLine(address), country, telephone];
	return lines.flatMap((line) => line || []);
}
