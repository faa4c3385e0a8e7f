import type { OrderRow } from '../order-rows.ts';

export const UNSENT: OrderRow['status'][] = ['pending', 'processing'];
/** How the payment of an order stands that can be sent: it is there, or the courier takes it. */
export const SENDABLE: OrderRow['paymentStatus'][] = ['paid', 'on-delivery'];

/** Whether it waits to be paid online or by a transfer. */
export function isUnpaid({ status, paymentStatus }: OrderRow): boolean {
	return status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'refused');
}

/** Whether it waits in a showroom, where it is paid when it is fetched. */
export function isAwaited({ status, paymentStatus, collectUntil }: OrderRow): boolean {
	return collectUntil !== null && paymentStatus === 'on-delivery' && (status === 'pending' || status === 'sent');
}

/** Whether the shopper may still cancel it: it is neither paid nor being packed. */
export function isCancelable({ status, paymentStatus }: OrderRow): boolean {
	return status === 'pending' && paymentStatus !== 'paid';
}
