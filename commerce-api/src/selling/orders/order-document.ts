import type { OrderPayment } from '@pasaz/kernel/contract/order';
import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import type { Order } from '@pasaz/kernel/contract/order-history';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { correctionNumber } from '../../platform/document-numbers.ts';
import { type DownloadRow, downloadPath } from '../digital/downloads.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';
import { toClaim } from './claims/claims.ts';
import { complainable, needsAccount, type Ordered, withdrawable, withdrawableUntil } from './claims/withdrawable.ts';
import type { CorrectionRow } from './invoices/corrections.ts';
import { isCancelable, isUnpaid } from './order-status.ts';
import { shownItems, shownSums } from './order-sums.ts';

/** Magento's names, by which clients group statuses. */
const STATES: Record<OrderRow['status'], string> = {
	pending: 'new',
	processing: 'processing',
	sent: 'complete',
	delivered: 'complete',
	canceled: 'canceled',
};

/** What is virtual was never sent, also where the merchant has closed its order (rule 15.42). */
function statusOf(order: OrderRow): string {
	if (isUnpaid(order)) return 'pending_payment';
	return order.shippingAddress === null && STATES[order.status] === 'complete' ? 'complete' : order.status;
}

export function toOrder(order: OrderRow, items: OrderItemRow[]): Order {
	return {
		entity_id: order.uuid,
		increment_id: order.number,
		status: statusOf(order),
		state: STATES[order.status],
		created_at: order.createdAt.toISOString(),
		updated_at: order.updatedAt.toISOString(),
		grand_total: toAmount(order.grandTotal),
		subtotal_incl_tax: toAmount(order.subtotal),
		shipping_amount: toAmount(order.shipping),
		discount_amount: order.discount === 0 ? 0 : -toAmount(order.discount),
		tax_amount: toAmount(order.tax),
		order_currency_code: order.currency,
		store_name: order.storeCode,
		customer_email: order.email,
		shipping_description: order.shippingTitle,
		items: items.map((item) => ({
			item_id: item.id,
			sku: item.sku,
			name: item.name,
			qty_ordered: item.qty,
			price_incl_tax: toAmount(item.price),
			row_total_incl_tax: toAmount(item.rowTotal),
			parent_item_id: item.parentItemId,
			product_type: item.productType,
			image: item.image,
			options: item.options,
		})),
		billing_address: order.billingAddress,
		shipping_address: order.shippingAddress,
		payment: { method: order.paymentMethod, additional_information: [order.paymentTitle] },
	};
}

export interface PaymentState {
	payUrl: string | null;
	transfer: NonNullable<OrderPayment['bank_transfer']> | null;
	/** Payments that the shop does not keep. */
	refunds: readonly (typeof paymentEvents.$inferSelect)[];
}

/** The confirmation page's data, without personal data: anybody may see it who knows the order's uuid. */
export function toOrderPayment(
	order: OrderRow,
	items: OrderItemRow[],
	{ payUrl, transfer, refunds }: PaymentState,
): OrderPayment {
	const hasEnd = isUnpaid(order) || order.status === 'canceled';
	return {
		uuid: order.uuid,
		order_number: order.number,
		created_at: order.createdAt.toISOString(),
		status: order.status === 'canceled' ? 'canceled' : order.paymentStatus,
		state: order.status,
		method_code: order.paymentMethod,
		method_title: order.paymentTitle,
		currency: order.currency,
		...shownSums(order, items),
		products: shownItems(items).map((item) => ({ ...toPlacedLine(item), options: chosenOptions(item) })),
		redirect_url: isUnpaid(order) ? payUrl : null,
		bank_transfer: isUnpaid(order) ? transfer : null,
		collect_until: order.collectUntil?.toISOString() ?? null,
		pay_until: (hasEnd && order.payUntil?.toISOString()) || null,
		refunds: refunds.map(({ amount, reason, refundedAt }) => ({
			amount: toAmount(amount ?? order.grandTotal),
			reason: reason === 'twice' ? 'twice' : 'late',
			refunded_at: refundedAt?.toISOString() ?? null,
		})),
	};
}

export function toPlacedLine({ productId, sku, name, price, qty, image, options }: OrderItemRow) {
	return { product_id: productId, sku, name, original_final_price: toAmount(price), qty, image, options };
}

/** Without what the shopper has written: custom options come last, and a written one shows the very value that was given. */
function chosenOptions({ options, productOption }: OrderItemRow): OrderItemRow['options'] {
	if (!options) return null;
	const custom = productOption?.extension_attributes.custom_options ?? [];
	const given = new Set(custom.map(({ option_value }) => option_value));
	const firstCustom = options.length - custom.length;
	return options.filter(({ value }, index) => index < firstCustom || !given.has(value));
}

interface Shown extends PaymentState {
	invoiceNumber: string | null;
	files: readonly DownloadRow[];
	corrections: readonly CorrectionRow[];
	now: Date;
}

/** An order with its personal data, for its owner and for who has a link from its mails. */
export function toOrderDocument(
	ordered: Ordered & { items: OrderItemRow[] },
	{ invoiceNumber, files, corrections, now, ...payment }: Shown,
): OrderDocument {
	const { order, items, states, claims, cards } = ordered;
	return {
		...toOrderPayment(order, items, payment),
		products: shownItems(items).map(toPlacedLine),
		email: order.email,
		billing_address: order.billingAddress,
		shipping_address: order.shippingAddress,
		comments: order.comments ?? {},
		history: [
			{ state: 'placed', at: order.createdAt.toISOString() },
			...states.map(({ state, at }) => ({ state, at: at.toISOString() })),
		],
		tracking: order.tracking,
		can_cancel: isCancelable(order),
		claims: claims.map((claim) => toClaim(claim, items, ordered.pictures.get(claim.id))),
		withdrawable: withdrawable(ordered, now).map(toPieces),
		complainable: complainable(ordered).map(toPieces),
		withdrawable_until: withdrawableUntil(ordered)?.toISOString() ?? null,
		needs_account: needsAccount(order),
		invoice_number: invoiceNumber,
		corrections: corrections.map((correction) => ({ id: correction.id, number: correctionNumber(correction) })),
		downloads: files.map((file) => toDownload(file, now)),
		gift_cards: cards
			.filter(({ active }) => active)
			.map(({ code, amount, balance }) => ({
				...{ code, amount: toAmount(amount), balance: toAmount(balance) },
			})),
	};
}

const LINK_LIFE_MS = 86_400_000;

/** The link on a page is good for a day, as the page can be opened again. */
function toDownload(file: DownloadRow, now: Date) {
	const until = new Date(Math.min(now.getTime() + LINK_LIFE_MS, file.expiresAt.getTime()));
	return { name: file.file, path: downloadPath(file, until), left: file.left, until: file.expiresAt.toISOString() };
}

function toPieces({ item, left }: { item: OrderItemRow; left: number }) {
	return { item_id: item.id, name: item.name, qty: left };
}
