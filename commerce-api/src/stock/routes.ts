import { MOST_PIECES } from '@pasaz/kernel/contract/cart';
import { type StockItem, stockCheck, stockList } from '@pasaz/kernel/contract/stock';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { stock } from '../database/schema/catalog.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/route.ts';

const MOST_SKUS = 100;

export function stockRoutes(route: Route, db: Database): void {
	route(stockCheck, async ({ query }) => {
		const [item] = await readStock(db, [query.sku]);
		if (!item) throw new Refusal(404, 'not-found', 'There is no such product.');
		return item;
	});
	route(stockList, ({ query }) => {
		const skus = query.skus.split(',').filter((sku) => sku !== '');
		if (skus.length > MOST_SKUS)
			throw new Refusal(422, 'too-many', `At most ${MOST_SKUS} products can be asked for at once.`);
		return readStock(db, skus);
	});
}

/** Unknown skus are left out. */
async function readStock(db: Database, skus: string[]): Promise<StockItem[]> {
	const rows = await db
		.select()
		.from(stock)
		.where(
			inArray(
				stock.sku,
				skus.map((sku) => sku.replaceAll('\0', '')),
			),
		);
	return rows.map((row) => ({
		item_id: row.productId,
		product_id: row.productId,
		sku: row.sku,
		qty: row.qty,
		is_in_stock: row.isInStock,
		manage_stock: row.manageStock,
		min_sale_qty: 1,
		max_sale_qty: MOST_PIECES,
	}));
}
