import type { User, UserAddress } from '@pasaz/kernel/contract/user';
import { type CheckoutDetails, emptyAddress, type PostalAddress } from './details.ts';

type Shipping = CheckoutDetails['shipping'];

function postalOf({ street, postcode, city, country_id, region }: UserAddress): PostalAddress {
	const [streetAddress = '', ...house] = street;
	const state = region?.region_code ?? '';
	return { streetAddress, apartmentNumber: house.join(' '), zipCode: postcode, city, country: country_id, state };
}

export function toSaved(shipping: Shipping, saved: UserAddress): Shipping {
	return {
		...shipping,
		...postalOf(saved),
		...{ firstName: saved.firstname, lastName: saved.lastname, company: saved.company ?? '' },
		phoneNumber: saved.telephone || shipping.phoneNumber,
		savedId: String(saved.id ?? ''),
	};
}

export function toAnother(shipping: Shipping): Shipping {
	const empty = { ...emptyAddress(shipping.country), firstName: '', lastName: '', company: '', savedId: '' };
	return { ...shipping, ...empty };
}

/** Delivery to a country in place of one that nothing is sent to: an address of the account there is not this one's. */
export function toServed(shipping: Shipping, country: string): Shipping {
	return shipping.savedId ? toAnother({ ...shipping, country }) : { ...shipping, country };
}

function shippingFrom(shipping: Shipping, { addresses }: User): Shipping {
	const chosen = addresses.find(({ id }) => shipping.savedId !== '' && String(id) === shipping.savedId);
	if (chosen) return toSaved(shipping, { ...chosen, telephone: shipping.phoneNumber || chosen.telephone });
	const preferred = addresses.find(({ default_shipping }) => default_shipping) ?? addresses[0];
	return preferred && !shipping.streetAddress ? toSaved(shipping, preferred) : { ...shipping, savedId: '' };
}

/** The one that is marked for invoices, or else the only one that is not the default for shipping (rule 17.9). */
function invoiceAddress(addresses: readonly UserAddress[]): UserAddress | undefined {
	const [other, ...more] = addresses.filter(({ default_shipping }) => !default_shipping);
	return addresses.find(({ default_billing }) => default_billing) ?? (more.length > 0 ? undefined : other);
}

/** Invoice and receipt go to the account's address for invoices, if nothing else was typed. */
function billingFrom(details: CheckoutDetails, { addresses }: User): Pick<CheckoutDetails, 'billing' | 'invoice'> {
	const { billing, invoice } = details;
	const saved = invoiceAddress(addresses);
	if (!saved) return { billing, invoice };
	const address = postalOf(saved);
	const names = { firstName: saved.firstname, lastName: saved.lastname };
	const company = { companyName: saved.company ?? '', vatId: saved.vat_id ?? '' };
	return {
		billing: billing.streetAddress ? billing : { ...billing, ...address, ...names },
		invoice: invoice.companyName || invoice.streetAddress ? invoice : { ...invoice, ...address, ...company },
	};
}

/** Fills empty fields from the account; the e-mail is always that of the account. */
export function prefill(details: CheckoutDetails, user: User | null): CheckoutDetails {
	if (!user) return details;
	const { personal, shipping } = details;
	const filled = {
		firstName: personal.firstName || user.firstname,
		lastName: personal.lastName || user.lastname,
		emailAddress: user.email,
		createAccount: false,
	};
	return { ...details, personal: filled, shipping: shippingFrom(shipping, user), ...billingFrom(details, user) };
}

/** As `prefill`, for a form in use: another address that was chosen in the account's form stays, however often the account is loaded. */
export function refill(details: CheckoutDetails, user: User): CheckoutDetails {
	const { personal, shipping } = details;
	const filled = prefill(details, user);
	return personal.emailAddress === user.email && !shipping.savedId ? { ...filled, shipping } : filled;
}
