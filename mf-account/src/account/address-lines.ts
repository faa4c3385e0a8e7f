interface Address {
	firstname: string;
	lastname: string;
	company?: string | null | undefined;
	vat_id?: string | null | undefined;
	/** Street, then house and flat. */
	street: readonly string[];
	postcode: string;
	city: string;
	telephone?: string | null | undefined;
}

/** Lines of an address label. */
export function addressLines({
	firstname,
	lastname,
	company,
	vat_id,
	street,
	postcode,
	city,
	telephone,
}: Address): string[] {
	const lines = [company, vat_id, `${firstname} ${lastname}`, street.join(' '), `${postcode} ${city}`, telephone];
	return lines.flatMap((line) => line || []);
}
