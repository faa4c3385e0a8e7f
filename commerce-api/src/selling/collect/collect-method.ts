import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import { COLLECT_CARRIER } from '@pasaz/kernel/contract/pickup-point';
import type { OrderRow } from '../order-rows.ts';

const METHOD = 'collect';
const DAY_MS = 86_400_000;

/** Reserving pieces of a showroom's shelf and fetching them there costs nothing. */
export function collectMethod(title: string): ShippingMethod {
	const free = { amount: 0, price_excl_tax: 0, price_incl_tax: 0 };
	const names = { carrier_code: COLLECT_CARRIER, method_code: METHOD, carrier_title: title, method_title: title };
	return { ...names, ...free, available: true, error_message: '', pickup_points: true };
}

export function isCollected({ carrier_code }: Pick<ShippingMethod, 'carrier_code'>): boolean {
	return carrier_code === COLLECT_CARRIER;
}

/** Slug of the showroom whose shelf an order's pieces are from; undefined for one that is sent. */
export function showroomOf({
	shippingMethod,
	shippingAddress,
}: Pick<OrderRow, 'shippingMethod' | 'shippingAddress'>): string | undefined {
	return shippingMethod === `${COLLECT_CARRIER}_${METHOD}` ? shippingAddress?.pickup_point : undefined;
}

export function collectUntil(from: Date, days: number): Date {
	return new Date(from.getTime() + days * DAY_MS);
}
