import { expect, it } from 'vitest';
import { FILLED } from '../checkout.fixture.ts';
import { fieldOf } from './address-problem.ts';

const form = (part?: 'invoice' | 'billing') => ({
	...FILLED,
	invoice: { ...FILLED.invoice, enabled: part === 'invoice' },
	billing: { ...FILLED.billing, enabled: part === 'billing' },
});

it.each([
	['billingAddress.vat_id', form('invoice'), 'invoice.vatId'],
	['billingAddress.region_code', form('invoice'), 'invoice.state'],
	['billingAddress.region_code', form('billing'), 'billing.state'],
	['billingAddress.region_code', form(), 'shipping.state'],
	['shippingAddress.region_code', form('invoice'), 'shipping.state'],
	['shippingAddress.city', form(), undefined],
])('what the shop refuses of %s stands at the field that it came from (15.29)', (name, values, field) => {
	expect(fieldOf(name, values)).toBe(field);
});
