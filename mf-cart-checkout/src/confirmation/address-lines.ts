import type { OrderAddress } from '@pasaz/kernel/contract/order';

/** Lines of an address label, the tax number with its own. */
export function addressLines({ company, vat_id, firstname, lastname, street, ...more }: OrderAddress): string[] {
	const { postcode, city, telephone } = more;
	const lines = [
		company,
		vat_id,
		`${firstname} ${lastname}`,
		street.join(' '),
		`${postcode} ${city}`.trim(),
		telephone,
	];
	return lines.flatMap((line) => line || []);
}
