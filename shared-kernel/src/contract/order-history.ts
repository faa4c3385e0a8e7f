import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Order } from './order.ts';

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
