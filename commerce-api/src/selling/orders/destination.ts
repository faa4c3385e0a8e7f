import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { OrderAddress, OrderRequest } from '@pasaz/kernel/contract/order';
import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { Refusal } from '../../platform/http/refusal.ts';
import { findPoint } from '../cart/pickup-points.ts';
import type { CartServices } from '../cart/quote.ts';
import { isCollected } from '../collect/collect-method.ts';
import { collectPoint } from '../collect/collect-points.ts';
import { orderRefusal } from '../order-refusal.ts';

/** The point's own address for whoever fetches the goods there. */
function atPoint({ region: _, region_code, ...receiver }: OrderAddress, point: PickupPoint): OrderAddress {
	const { id, name, street, postcode, city, country } = point;
	return { ...receiver, company: name, street: [street], postcode, city, country_id: country, pickup_point: id };
}

/** @throws Refusal 422 for an address that no parcel can reach, 409 for an unknown pickup point */
export async function destinationOf(
	{ db, pickupPoints }: CartServices,
	{ addressInformation }: OrderRequest,
	method: ShippingMethod | undefined,
): Promise<OrderAddress> {
	const { billingAddress, shippingAddress = billingAddress, shippingExtraFields } = addressInformation;
	if (method?.pickup_points) {
		const { country_id: country } = shippingAddress;
		const id = shippingExtraFields?.pickup_point;
		const point = isCollected(method)
			? await collectPoint(db, { slug: id, country })
			: findPoint(pickupPoints, country, id);
		if (!point) throw orderRefusal('pickup-point-unavailable');
		return atPoint(shippingAddress, point);
	}
	if (shippingAddress.street.length > 0 && shippingAddress.postcode && shippingAddress.city) return shippingAddress;
	throw new Refusal(422, 'invalid-input', 'An order of goods that are sent needs a whole address.');
}
