import type { OrderAddress } from '@pasaz/kernel/contract/order';
import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import type { CheckoutDetails, PostalAddress } from '../details/details.ts';

function postal({ streetAddress, apartmentNumber, zipCode, city, country, state }: PostalAddress) {
	return {
		street: [streetAddress, apartmentNumber],
		postcode: zipCode,
		city,
		country_id: country,
		...(state && { region_code: state }),
	};
}

function shopper({ personal, shipping }: CheckoutDetails) {
	return {
		firstname: personal.firstName,
		lastname: personal.lastName,
		...(shipping.phoneNumber && { telephone: shipping.phoneNumber }),
		email: personal.emailAddress,
	};
}

/** Where the goods go; a saved address may be somebody else's. */
export function deliveryAddress(details: CheckoutDetails): OrderAddress {
	const { shipping } = details;
	const receiver = shopper(details);
	return {
		...receiver,
		firstname: shipping.firstName || receiver.firstname,
		lastname: shipping.lastName || receiver.lastname,
		...(shipping.company && { company: shipping.company }),
		...postal(shipping),
	};
}

/** The point where the shopper fetches the goods; the server has the last word on where that is. */
export function pointAddress(
	details: CheckoutDetails,
	{ name, street, postcode, city, country }: PickupPoint,
): OrderAddress {
	return { ...shopper(details), company: name, street: [street], postcode, city, country_id: country };
}

/** Who pays: the company of the invoice, a person with another address, or the shopper at the address of delivery, if there is one. */
export function billingAddress(details: CheckoutDetails, isBrought: boolean): OrderAddress {
	const { billing, invoice, shipping } = details;
	const payer = shopper(details);
	if (invoice.enabled) return { ...payer, company: invoice.companyName, vat_id: invoice.vatId, ...postal(invoice) };
	if (billing.enabled) {
		return { ...payer, firstname: billing.firstName, lastname: billing.lastName, ...postal(billing) };
	}
	if (isBrought) return { ...payer, ...postal(shipping) };
	return { ...payer, street: [], postcode: '', city: '', country_id: shipping.country };
}
