import { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import * as z from 'zod/mini';

const text = z.string();

/** An address on this form; `state` is the code of a region where the country has regions. */
export const PostalAddress = z.object({
	streetAddress: text,
	apartmentNumber: text,
	zipCode: text,
	city: text,
	country: text,
	state: text,
});
export type PostalAddress = z.infer<typeof PostalAddress>;
export type AddressPart = 'shipping' | 'billing' | 'invoice';

/** The filled-in form as stored on this device, without the password. */
export const CheckoutDetails = z.object({
	personal: z.object({ firstName: text, lastName: text, emailAddress: text, createAccount: z.boolean() }),
	shipping: z.extend(PostalAddress, {
		/** The recipient's, where a saved address names one; else the shopper's. */
		firstName: text,
		lastName: text,
		company: text,
		phoneNumber: text,
		/** Id of the account's address that was chosen; empty for another one. */
		savedId: text,
		/** Whether another address goes into the account with the order. */
		save: z.boolean(),
		/** `carrier_code/method_code`; empty for the default. */
		method: text,
		/** Where the goods are fetched, for a way of delivery with points. */
		point: z.nullable(PickupPoint),
	}),
	payment: z.object({ method: text }),
	/** Where the receipt goes, if not to the address of delivery. */
	billing: z.extend(PostalAddress, { enabled: z.boolean(), firstName: text, lastName: text }),
	invoice: z.extend(PostalAddress, { enabled: z.boolean(), companyName: text, vatId: text }),
	comments: z.object({ delivery: text, order: text }),
});
export type CheckoutDetails = z.infer<typeof CheckoutDetails>;

export function emptyAddress(country: string): PostalAddress {
	return { streetAddress: '', apartmentNumber: '', zipCode: '', city: '', country, state: '' };
}

/** The country of taxes, where a delivery begins (rule 14.8); `tax` is missing where it is the country of `i18n`. */
export function firstCountry({ i18n, tax = i18n }: Pick<ShownStoreView, 'i18n' | 'tax'>): string {
	return tax.defaultCountry;
}

export function emptyDetails(country: string): CheckoutDetails {
	const address = emptyAddress(country);
	const receiver = { firstName: '', lastName: '', company: '', phoneNumber: '' };
	return {
		personal: { firstName: '', lastName: '', emailAddress: '', createAccount: false },
		shipping: { ...address, ...receiver, savedId: '', save: true, method: '', point: null },
		payment: { method: '' },
		billing: { ...address, enabled: false, firstName: '', lastName: '' },
		invoice: { ...address, enabled: false, companyName: '', vatId: '' },
		comments: { delivery: '', order: '' },
	};
}
