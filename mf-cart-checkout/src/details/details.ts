import type { User } from '@pasaz/kernel/contract/user';
import * as z from 'zod/mini';

const text = z.string();

/** The filled-in form as stored on this device, without the password. */
export const CheckoutDetails = z.object({
	personal: z.object({ firstName: text, lastName: text, emailAddress: text, createAccount: z.boolean() }),
	shipping: z.object({
		streetAddress: text,
		apartmentNumber: text,
		zipCode: text,
		city: text,
		country: text,
		phoneNumber: text,
		/** `carrier_code/method_code`; empty for the default. */
		method: text,
	}),
	payment: z.object({ method: text }),
	invoice: z.object({
		enabled: z.boolean(),
		companyName: text,
		vatId: text,
		street: text,
		house: text,
		zipCode: text,
		city: text,
	}),
	comments: z.object({ delivery: text, order: text }),
});
export type CheckoutDetails = z.infer<typeof CheckoutDetails>;

export function emptyDetails(country: string): CheckoutDetails {
	return {
		personal: { firstName: '', lastName: '', emailAddress: '', createAccount: false },
		shipping: { streetAddress: '', apartmentNumber: '', zipCode: '', city: '', country, phoneNumber: '', method: '' },
		payment: { method: '' },
		invoice: { enabled: false, companyName: '', vatId: '', street: '', house: '', zipCode: '', city: '' },
		comments: { delivery: '', order: '' },
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
	const saved = user.addresses.find(({ default_shipping }) => default_shipping) ?? user.addresses[0];
	if (!saved || shipping.streetAddress) return { ...details, personal: filled };
	const [streetAddress = '', apartmentNumber = ''] = saved.street;
	const { postcode: zipCode, city, country_id: country } = saved;
	const phoneNumber = shipping.phoneNumber || saved.telephone || '';
	const address = { ...shipping, streetAddress, apartmentNumber, zipCode, city, country, phoneNumber };
	return { ...details, personal: filled, shipping: address };
}
