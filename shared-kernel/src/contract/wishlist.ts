import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { OpId } from './line-ops.ts';

/** A wish names the parent of a variant (`product_id_type` is `parent_id`). */
const WishedProduct = z.strictObject({
	product_id: Id,
	product_id_type: z.optional(z.enum(['parent_id', 'product_id'])),
});

/** Ours: what was last done with the wish for a product, and by which operation. Of two, the later operation's counts. */
export const Wish = z.object({ product_id: Id, id: OpId, wished: z.boolean() });
export type Wish = z.infer<typeof Wish>;

/** Limit for one account. */
export const MAX_WISHES = 500;
/** Removed wishes that are remembered, so that no device brings them back. */
export const MAX_REMOVED_WISHES = 200;

/**
 * Ours: merges this device's wishes into the account's, and returns these. Products that the shop does not have are left out. Sent again it
 * changes nothing. A back end without it answers 404 without a code; it is told of each change by the calls below.
 */
export const wishlistSync = endpoint({
	method: 'POST',
	path: '/api/user/wishlist/sync',
	body: z.strictObject({
		wishes: z.array(z.strictObject(Wish.shape)).check(z.maxLength(MAX_WISHES + MAX_REMOVED_WISHES)),
	}),
	result: z.array(Wish),
	auth: 'user',
});
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
	body: WishedProduct,
	result: z.boolean(),
	auth: 'user',
});
export const wishlistDelete = endpoint({
	method: 'DELETE',
	path: '/api/user/wishlist/:product',
	body: WishedProduct,
	result: z.boolean(),
	auth: 'user',
});
