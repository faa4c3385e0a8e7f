import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

/** A wish names the parent of a variant (`product_id_type` is `parent_id`). */
const Wish = z.strictObject({ product_id: Id, product_id_type: z.optional(z.enum(['parent_id', 'product_id'])) });

export const wishlistPull = endpoint({
	method: 'GET',
	path: '/api/user/wishlist',
	result: z.array(z.object({ product_id: z.int(), qty: z.number(), added_at: z.string() })),
	auth: 'user',
});
/** Adding a product twice changes nothing. */
export const wishlistAdd = endpoint({
	method: 'POST',
	path: '/api/user/wishlist',
	body: Wish,
	result: z.boolean(),
	auth: 'user',
});
export const wishlistDelete = endpoint({
	method: 'DELETE',
	path: '/api/user/wishlist/:product',
	body: Wish,
	result: z.boolean(),
	auth: 'user',
});
