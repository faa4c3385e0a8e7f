import type { UserAddress } from '@pasaz/kernel/contract/user';
import { tidyPostcode } from '@pasaz/kernel/domain/postcode';
import { tidyText } from '@pasaz/kernel/domain/tidy-text';
import type { AddressValues } from './address-schema.ts';

export function emptyAddress(owner: { firstname: string; lastname: string }, country: string): AddressValues {
	return {
		...{ firstname: owner.firstname, lastname: owner.lastname, country },
		...{ company: '', vatId: '', street: '', house: '', postcode: '', city: '', region: '', telephone: '' },
		isShipping: false,
		isBilling: false,
	};
}

export function formOf(address: UserAddress): AddressValues {
	const [street = '', ...house] = address.street;
	return {
		firstname: address.firstname,
		lastname: address.lastname,
		company: address.company ?? '',
		vatId: address.vat_id ?? '',
		street,
		house: house.join(' '),
		postcode: address.postcode,
		city: address.city,
		country: address.country_id,
		region: address.region?.region_code ?? '',
		telephone: address.telephone ?? '',
		isShipping: address.default_shipping ?? false,
		isBilling: address.default_billing ?? false,
	};
}

/** Leaves out empty optional fields, so that the server stores no empty texts. */
export function addressOf(form: AddressValues, id: number | undefined): UserAddress {
	const { firstname, lastname, street, house, postcode, city, country, region, company, vatId, telephone } = form;
	return {
		...(id !== undefined && { id }),
		...{ firstname, lastname, street: [street, house], city, country_id: country },
		postcode: tidyPostcode(postcode, country),
		...(company && { company }),
		...(vatId && { vat_id: tidyText(vatId) }),
		...(region && { region: { region_code: region } }),
		...(telephone && { telephone }),
		default_shipping: form.isShipping,
		default_billing: form.isBilling,
	};
}

/** Adds the address or replaces the one with its id; the region stays unless the country changes. One default of each kind. */
export function withAddress(addresses: readonly UserAddress[], address: UserAddress): UserAddress[] {
	const others = addresses.map((other) => ({
		...other,
		default_shipping: other.default_shipping && !address.default_shipping,
		default_billing: other.default_billing && !address.default_billing,
	}));
	const isKnown = address.id !== undefined && others.some(({ id }) => id === address.id);
	return isKnown
		? others.map((other) => (other.id === address.id ? { ...address, ...regionFrom(other, address) } : other))
		: [...others, address];
}

/** Our form only knows the code of a region; other front ends and back ends may have set more of it. */
function regionFrom({ region, country_id }: UserAddress, address: UserAddress) {
	const code = address.region?.region_code;
	const isSame = country_id === address.country_id && (code === undefined || code === region?.region_code);
	return region && isSame ? { region } : {};
}

export function withoutAddress(addresses: readonly UserAddress[], gone: UserAddress): UserAddress[] {
	return addresses.filter((address) => address !== gone);
}
