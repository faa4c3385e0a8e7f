import type { FieldPath } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';

/** The fields that can be wrong, in the order of the form, with the text that names each. */
export const FIELDS = [
	['personal.firstName', 'firstName'],
	['personal.lastName', 'lastName'],
	['personal.emailAddress', 'emailAddress'],
	['password', 'password'],
	['shipping.streetAddress', 'streetAddress'],
	['shipping.apartmentNumber', 'apartmentNumber'],
	['shipping.zipCode', 'zipCode'],
	['shipping.city', 'city'],
	['shipping.phoneNumber', 'phoneNumber'],
	['invoice.companyName', 'companyName'],
	['invoice.vatId', 'vatId'],
	['invoice.street', 'invoiceStreet'],
	['invoice.house', 'invoiceHouse'],
	['invoice.zipCode', 'zipCode'],
	['invoice.city', 'city'],
	['comments.delivery', 'deliveryComment'],
	['comments.order', 'orderComment'],
	['terms', 'termsLink'],
] as const satisfies readonly (readonly [FieldPath<CheckoutForm>, string])[];

export type FieldLabel = (typeof FIELDS)[number][1];
