import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { eq } from 'drizzle-orm';
import { downloads } from '../../platform/database/schema/digital.ts';
import { openDownloads } from '../digital/downloads.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';
import { readOrdered } from './claims/claims.ts';
import type { Ordered } from './claims/withdrawable.ts';
import { correctionsOf } from './invoices/corrections.ts';
import { findInvoice } from './invoices/issue-invoice.ts';
import { toOrderDocument } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';
import { paymentStateOf } from './payment-state.ts';

interface ReadOrder {
	/** The rows that it was read from. */
	ordered: Ordered & { items: OrderItemRow[] };
	document: OrderDocument;
}

/** An order with its personal data: the caller has made sure who asks. */
export async function readOrderDocument(services: OrderServices, order: OrderRow): Promise<ReadOrder> {
	const { db, now } = services;
	const [ordered, invoice, payment, files, corrections] = await Promise.all([
		readOrdered(db, services.digital, order),
		findInvoice(db, order.uuid),
		paymentStateOf(services, order),
		openDownloads(db, eq(downloads.orderUuid, order.uuid)),
		correctionsOf(db, order.uuid),
	]);
	const shown = { ...payment, files, corrections, invoiceNumber: invoice?.number ?? null, now: now() };
	return { ordered, document: toOrderDocument(ordered, shown) };
}
