import type { OrderRow } from '../order-rows.ts';

/** Whether the shopper may still cancel it: it is neither paid nor being packed. */
export function isCancelable({ status, paymentStatus }: OrderRow): boolean {
	return status === 'pending' && paymentStatus !== 'paid';
}
