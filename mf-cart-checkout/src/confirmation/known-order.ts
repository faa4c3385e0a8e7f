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

/** Whether money goes back when the order ends. What gift cards paid goes back to them. */
export function isRefunded({ history, due_amount: due }: OrderDocument): boolean {
	return due !== 0 && history.some(({ state }) => state === 'paid');
}
