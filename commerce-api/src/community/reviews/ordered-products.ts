import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { shownName } from '../../catalogue/read/shown-product.ts';
import type { Database } from '../../platform/database/database.ts';
import { productDocuments, products } from '../../platform/database/schema/catalog.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';

export interface OrderedProduct {
	product_id: number;
	sku: string;
	name: string;
	image: string | null;
	has_sizes: boolean;
}

/** The ordered products that the shop still has, each once; a variant as its parent. */
async function orderedProducts(db: Database, store: string, chosen: SQL | undefined): Promise<OrderedProduct[]> {
	const bought = alias(products, 'bought');
	const name = shownName(store).as('shown_name');
	return db
		.selectDistinct({
			product_id: products.id,
			sku: products.sku,
			name,
			image: sql<string | null>`${productDocuments.document}->>'image'`,
			has_sizes: sql<boolean>`coalesce(${productDocuments.document}->'configurable_options' @> '[{"attribute_code":"size"}]', false)`,
		})
		.from(orderItems)
		.innerJoin(orders, eq(orders.uuid, orderItems.orderUuid))
		.innerJoin(bought, eq(bought.id, orderItems.productId))
		.innerJoin(products, eq(products.id, sql`coalesce(${bought.parentId}, ${bought.id})`))
		.innerJoin(productDocuments, eq(productDocuments.productId, products.id))
		.where(and(isNull(orderItems.parentItemId), eq(products.status, 1), chosen))
		.orderBy(name);
}

export function productsOfOrder(db: Database, orderUuid: string, store: string): Promise<OrderedProduct[]> {
	return orderedProducts(db, store, eq(orders.uuid, orderUuid));
}

export function productsOfUser(db: Database, userId: number, store: string): Promise<OrderedProduct[]> {
	const isDone = sql`${orders.paymentStatus} in ('paid', 'on-delivery')`;
	return orderedProducts(db, store, and(eq(orders.userId, userId), ne(orders.status, 'canceled'), isDone));
}
