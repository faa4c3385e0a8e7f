import { MAX_PIECES } from '@pasaz/kernel/contract/max-pieces';
import { type StockItem, stockCheck, stockList } from '@pasaz/kernel/contract/stock';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { products, stock } from '../../platform/database/schema/catalog.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { skusIn } from '../../platform/http/skus-in.ts';

export function stockRoutes(route: Route, db: Database): void {
	route(stockCheck, async ({ query }) => {
		const [item] = await readStock(db, [query.sku]);
		if (!item) throw notFound('There is no such product.');
		return item;
	});
	route(stockList, ({ query }) => readStock(db, skusIn(query.skus)));
}

/**
 * Unknown skus are left out; what is off sale is out of stock. Products made of others, such as bundles, have no quantity, only whether they
 * are in stock.
 */
async function readStock(db: Database, skus: string[]): Promise<StockItem[]> {
	const parent = alias(products, 'parent');
	const isOnSale = sql<boolean>`${products.status} = 1 and coalesce(${parent.status}, 1) = 1`;
	const rows = await db
		.select({ id: products.id, sku: products.sku, isOnSale, canBeHad: products.isInStock, own: stock })
		.from(products)
		.leftJoin(stock, eq(stock.productId, products.id))
		.leftJoin(parent, eq(parent.id, products.parentId))
		.where(inArray(products.sku, skus));
	return rows.map(({ id, sku, isOnSale, canBeHad, own }) => ({
		item_id: id,
		product_id: id,
		sku,
		qty: Math.max(own?.qty ?? 0, 0),
		is_in_stock: isOnSale && (own?.isInStock ?? canBeHad),
		manage_stock: own?.manageStock ?? false,
		min_sale_qty: 1,
		max_sale_qty: MAX_PIECES,
	}));
}
