import type { FieldPath } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';

/** The field of the form that a field of the order's addresses comes from. */
export function fieldOf(name: string, { invoice, billing }: CheckoutForm): FieldPath<CheckoutForm> | undefined {
	if (name === 'billingAddress.vat_id') return 'invoice.vatId';
	if (name === 'shippingAddress.region_code') return 'shipping.state';
	if (name !== 'billingAddress.region_code') return undefined;
	if (invoice.enabled) return 'invoice.state';
	return billing.enabled ? 'billing.state' : 'shipping.state';
}
