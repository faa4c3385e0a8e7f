import type { ResultOf } from '@pasaz/kernel/contract/endpoint';
import { toAmount } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { adminOrder } from '../../platform/admin-order-contract.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import type { Route } from '../../platform/http/route.ts';
import { languageIn } from '../../platform/store-views.ts';
import { awaitedFiles } from '../digital/awaited-files.ts';
import type { OrderItemRow } from '../order-rows.ts';
import { type Ordered, withdrawnOf } from './claims/withdrawable.ts';
import { toPlacedLine } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';
import { shownItems } from './order-sums.ts';
import { readOrderDocument } from './read-order-document.ts';
import { requireOrderByNumber } from './require-order.ts';

export function adminDocumentRoute(route: Route, services: OrderServices): void {
	const { db, shop } = services;

	route(adminOrder, async ({ params }) => {
		const order = await requireOrderByNumber(db, params.number);
		const { ordered, document } = await readOrderDocument(services, order);
		const awaited = await awaitedFiles(db, eq(orders.uuid, order.uuid));
		return {
			...document,
			products: shownItems(ordered.items).map((item) => toMerchantLine(ordered, item)),
			store_code: order.storeCode,
			language: languageIn(shop.storeViews, order.storeCode),
			coupon: order.coupon,
			shipping_method: order.shippingMethod,
			digital_consent: order.digitalConsent,
			awaited_files: awaited.map(({ sku }) => sku),
		};
	});
}

function toMerchantLine(ordered: Ordered, item: OrderItemRow): ResultOf<typeof adminOrder>['products'][number] {
	const parts = ordered.items.filter(({ parentItemId }) => parentItemId === item.id);
	return {
		...toPlacedLine(item),
		item_id: item.id,
		product_type: item.productType,
		row_total: toAmount(item.rowTotal),
		discount_amount: item.discount === 0 ? 0 : -toAmount(item.discount),
		tax_percent: item.taxPercent,
		withdrawn: withdrawnOf(ordered, item.id),
		parts: parts.map(({ productId, sku, name, qty }) => ({ product_id: productId, sku, name, qty })),
	};
}
