import { type FieldErrors, type FieldPath, get } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';

/** The fields that can be wrong, in the order of the form, with the text that names each. */
export const FIELDS = [
	['personal.firstName', 'firstName'],
	['personal.lastName', 'lastName'],
	['personal.emailAddress', 'emailAddress'],
	['password', 'password'],
	['shipping.point', 'pickupTitle'],
	['shipping.streetAddress', 'streetAddress'],
	['shipping.apartmentNumber', 'apartmentNumber'],
	['shipping.zipCode', 'zipCode'],
	['shipping.city', 'city'],
	['shipping.state', 'region'],
	['shipping.phoneNumber', 'phoneNumber'],
	['invoice.vatId', 'vatId'],
	['invoice.companyName', 'companyName'],
	['invoice.streetAddress', 'streetAddress'],
	['invoice.apartmentNumber', 'apartmentNumber'],
	['invoice.zipCode', 'zipCode'],
	['invoice.city', 'city'],
	['invoice.state', 'region'],
	['billing.firstName', 'firstName'],
	['billing.lastName', 'lastName'],
	['billing.streetAddress', 'streetAddress'],
	['billing.apartmentNumber', 'apartmentNumber'],
	['billing.zipCode', 'zipCode'],
	['billing.city', 'city'],
	['billing.state', 'region'],
	['comments.delivery', 'deliveryComment'],
	['comments.order', 'orderComment'],
	['digital', 'digital'],
	['terms', 'termsLink'],
] as const satisfies readonly (readonly [FieldPath<CheckoutForm>, string])[];

export type FieldLabel = (typeof FIELDS)[number][1];

/** The first field of the form that is wrong; the library would go by when each was first shown. */
export function firstWrong(errors: FieldErrors<CheckoutForm>): FieldPath<CheckoutForm> | undefined {
	return FIELDS.find(([name]) => get(errors, name) !== undefined)?.[0];
}
