import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const StockItem = z.object({
	item_id: z.int(),
	product_id: z.int(),
	sku: z.string(),
	qty: z.number(),
	is_in_stock: z.boolean(),
	manage_stock: z.boolean(),
	min_sale_qty: z.number(),
	max_sale_qty: z.number(),
});
export type StockItem = z.infer<typeof StockItem>;

export const stockCheck = endpoint({
	method: 'GET',
	path: '/api/stock/check',
	query: z.strictObject({ sku: z.string() }),
	result: StockItem,
});
/** `skus` is comma joined; the client asks for at most 15 at once. */
export const stockList = endpoint({
	method: 'GET',
	path: '/api/stock/list',
	query: z.strictObject({ skus: z.string() }),
	result: z.array(StockItem),
});
