import { COLLECT_CARRIER } from '@pasaz/kernel/contract/pickup-point';
import { type FieldErrors, type FieldPath, get } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';

/** The fields that can be wrong, in the order of the form, with the text that usually names each. */
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

type Field = (typeof FIELDS)[number];
export type FieldLabel = Field[1] | 'collectTitle' | 'nip';

/** What names depend on: the carrier of the way of delivery, and the country of the invoice. */
interface Naming {
	carrier: string | undefined;
	country: string;
}

/** The text that names a field as its step does: a showroom is no point, and a Polish VAT id is a NIP. */
export function labelOf([name, label]: Field, { carrier, country }: Naming): FieldLabel {
	if (name === 'shipping.point' && carrier === COLLECT_CARRIER) return 'collectTitle';
	return name === 'invoice.vatId' && country === 'PL' ? 'nip' : label;
}

/** The first field of the form that is wrong; the library would go by when each was first shown. */
export function firstWrong(errors: FieldErrors<CheckoutForm>): FieldPath<CheckoutForm> | undefined {
	return FIELDS.find(([name]) => get(errors, name) !== undefined)?.[0];
}
