import type { OrderRow } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';

/** Where an order can be paid; null where there is no online payment. */
export function payUrlOf({ sandboxPayment, shop }: OrderServices, { uuid }: OrderRow): string | null {
	return sandboxPayment ? `${shop.publicUrl}/sandbox-pay/${uuid}` : null;
}
