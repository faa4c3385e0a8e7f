import { endpoint } from '@pasaz/kernel/contract/endpoint';
import * as z from 'zod/mini';

// The merchant's call about what is sold. It needs `ADMIN_SECRET`, like those of `admin-contract.ts`.

/** Gross grosze, or cents of the catalogue's currency. */
const Grosze = z.int().check(z.gte(0), z.lte(10_000_000));

const ProductOnSale = z.object({
	sku: z.string(),
	/** Pieces that can be sold. */
	qty: z.int(),
	is_in_stock: z.boolean(),
	/** Gross grosze, as it is now. */
	original_price: z.int(),
	final_price: z.int(),
	/** Of the 30 days before its reduction; null where it is not reduced, or nothing is known from before. */
	lowest_price_30_days: z.nullable(z.int()),
});

/**
 * Corrects stock and price of a product or variant between imports, with all that an import would bring about; the next import overwrites
 * both. What is left out stays, other than `special`; 404 for what is made of others, such as a bundle.
 */
export const adminProductCorrect = endpoint({
	method: 'POST',
	path: '/api/admin/product',
	body: z.strictObject({
		sku: z.string().check(z.minLength(1), z.maxLength(255)),
		stock: z.optional(
			z.strictObject({
				/** As counted in the warehouse, with what orders hold. */
				qty: z.int().check(z.gte(0), z.lte(1_000_000)),
				/** False takes it off sale, where it stays until this is true. */
				is_in_stock: z.optional(z.boolean()),
			}),
		),
		price: z.optional(
			z.strictObject({
				regular: Grosze,
				/** Counts on the days that the import gave it, at once where it gave none; without it there is no reduction. */
				special: z.optional(Grosze),
			}),
		),
	}),
	result: ProductOnSale,
});
