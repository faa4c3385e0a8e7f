import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lineAsOrdered, OrderAddress } from './order.ts';

const HistoryItem = z.object({
	item_id: z.int(),
	sku: z.string(),
	name: z.string(),
	qty_ordered: z.number(),
	price_incl_tax: z.number(),
	row_total_incl_tax: z.number(),
	parent_item_id: z.optional(z.nullable(z.int())),
	product_type: z.string(),
	...lineAsOrdered,
});

/** An order as its owner sees it (rule 17.11); show only items without `parent_item_id`. */
export const Order = z.object({
	entity_id: z.string(),
	increment_id: z.string(),
	status: z.string(),
	state: z.string(),
	created_at: z.string(),
	updated_at: z.string(),
	grand_total: z.number(),
	subtotal_incl_tax: z.number(),
	shipping_amount: z.number(),
	discount_amount: z.number(),
	tax_amount: z.number(),
	order_currency_code: z.string(),
	store_name: z.string(),
	customer_email: z.string(),
	shipping_description: z.string(),
	items: z.array(HistoryItem),
	billing_address: OrderAddress,
	shipping_address: z.optional(z.nullable(OrderAddress)),
	payment: z.object({ method: z.string(), additional_information: z.array(z.string()) }),
});
export type Order = z.infer<typeof Order>;

/** Lists the newest order first. */
export const userOrderHistory = endpoint({
	method: 'GET',
	path: '/api/user/order-history',
	query: z.strictObject({ pageSize: z.optional(z.coerce.number()), currentPage: z.optional(z.coerce.number()) }),
	result: z.object({
		items: z.array(Order),
		total_count: z.int(),
		search_criteria: z.object({ page_size: z.int(), current_page: z.int() }),
	}),
	auth: 'user',
});
