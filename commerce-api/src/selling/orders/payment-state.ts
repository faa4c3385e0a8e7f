import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { and, asc, eq } from 'drizzle-orm';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { type StoreViews, storeViewOf } from '../../platform/store-views.ts';
import { BANK_TRANSFER } from '../cart/methods.ts';
import type { OrderRow } from '../order-rows.ts';
import type { PaymentState } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';

export async function paymentStateOf(
	{ db, sandboxPayment, shop }: OrderServices,
	order: OrderRow,
): Promise<PaymentState> {
	const { uuid, paymentMethod } = order;
	const isDue = and(eq(paymentEvents.orderUuid, uuid), eq(paymentEvents.outcome, 'refund-due'));
	const isOnline = sandboxPayment && paymentMethod !== BANK_TRANSFER;
	return {
		payUrl: isOnline ? `${shop.publicUrl}/sandbox-pay/${uuid}` : null,
		transfer: transferOf(order, shop.storeViews),
		refunds: await db.select().from(paymentEvents).where(isDue).orderBy(asc(paymentEvents.receivedAt)),
	};
}

/** How to transfer an order's money; null for another way to pay. */
export function transferOf(
	{ paymentMethod, storeCode, number }: OrderRow,
	storeViews: StoreViews,
): NonNullable<OrderPayment['bank_transfer']> | null {
	const { bankTransfer } = storeViewOf(storeViews, storeCode);
	if (paymentMethod !== BANK_TRANSFER || !bankTransfer) return null;
	const { recipient, account, bank } = bankTransfer;
	return { recipient, account, ...(bank && { bank }), title: number };
}
