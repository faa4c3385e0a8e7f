import type { OrderPayment } from '@pasaz/kernel/contract/order';
import type { OrderDocument } from '@pasaz/kernel/contract/order-document';

/** An order as far as this shopper may know it: its sums, or the whole of it. */
export type KnownOrder = OrderPayment | OrderDocument;

/** Whether something is brought or fetched; orders from before the way of delivery was told were. */
export function isShipped({ shipping_title }: OrderPayment): boolean {
	return shipping_title !== '';
}

export function isWhole(order: KnownOrder): order is OrderDocument {
	return 'history' in order;
}
