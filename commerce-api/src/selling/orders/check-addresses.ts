import type { AddressProblem, OrderRequest } from '@pasaz/kernel/contract/order';
import { isVatId } from '@pasaz/kernel/domain/vat-id';
import { Refusal } from '../../platform/http/refusal.ts';
import { regionsOf } from '../regions.ts';

type Addresses = OrderRequest['addressInformation'];
type Address = Addresses['billingAddress'];

/** Checks regions and tax numbers by country. @throws Refusal 422 `invalid-address` with the reason of each wrong field */
export function checkAddresses({ addressInformation }: OrderRequest): void {
	const fields = problemsOf(addressInformation);
	if (Object.keys(fields).length === 0) return;
	throw new Refusal(422, 'invalid-address', 'An address of the order is wrong.', { fields });
}

function problemsOf({ billingAddress, shippingAddress, shippingExtraFields, shipping_method_code }: Addresses) {
	const fields: Record<string, AddressProblem> = {};
	const { vat_id, country_id } = billingAddress;
	if (vat_id?.trim() && !isVatId(vat_id, country_id.toUpperCase())) fields['billingAddress.vat_id'] = 'vat-id';
	const isBrought = !shippingExtraFields?.pickup_point;
	// goods that are sent go there where no other address is given
	const isDestination = isBrought && !shippingAddress && shipping_method_code !== undefined;
	if (!hasRegion(billingAddress, isDestination)) fields['billingAddress.region_code'] = 'region';
	if (shippingAddress && !hasRegion(shippingAddress, isBrought)) fields['shippingAddress.region_code'] = 'region';
	return fields;
}

/** Whether the region is one of the country; where it has some, one must be named if it is needed. */
function hasRegion({ country_id, region_code, region }: Address, isNeeded: boolean): boolean {
	const regions = regionsOf(country_id.toUpperCase());
	if (!regions) return true;
	if (region_code) return regions.some(({ code }) => code === region_code.toUpperCase());
	if (region) return regions.some(({ name }) => name.toLowerCase() === region.toLowerCase());
	return !isNeeded;
}
