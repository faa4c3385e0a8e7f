import * as z from 'zod/mini';
import { CartQuery, ServerCartItem } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { GivenLineOps, LineOps } from './line-ops.ts';
import { GivenProductOption, ProductOption } from './product-option.ts';

/** A line by its product: a variant by its own sku, a product with free choices by its option as well. */
const LineName = {
	sku: z.string().check(z.minLength(1), z.maxLength(255)),
	product_option: z.optional(GivenProductOption),
};
const NamedOps = z.strictObject({ ...LineName, ops: GivenLineOps });
/**
 * Ours: merges the operations of this device into the server's cart, in one call for many lines, and returns the merged cart. Sent again it
 * changes nothing. A line that may not be as it was sent is in `refused` with a code such as `product-unavailable` or `cart-full`, and is
 * in neither list of the merged cart. A back end without it answers 404 without a code; its carts are synced line by line.
 */
export const cartSync = endpoint({
	method: 'POST',
	path: '/api/cart/sync',
	query: CartQuery,
	body: z.strictObject({ lines: z.array(NamedOps).check(z.maxLength(400)) }),
	result: z.object({
		items: z.array(z.extend(ServerCartItem, { ops: LineOps })),
		/** Lines of which nothing is left. */
		removed: z.array(z.object({ sku: z.string(), product_option: z.optional(ProductOption), ops: LineOps })),
		refused: z.array(z.object({ sku: z.string(), product_option: z.optional(ProductOption), code: z.string() })),
	}),
	auth: 'optional',
});
