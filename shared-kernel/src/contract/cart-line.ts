import * as z from 'zod/mini';
import { LineOps, OpId } from './line-ops.ts';
import { OptionLabel, ProductOption } from './product-option.ts';
import { ProductType } from './product-type.ts';
import { PriceTier } from './tier-price.ts';

/** As the server takes it: a damaged one must not keep the rest of the cart from being synced. */
const Sku = z.string().check(z.minLength(1), z.maxLength(255));

/** One variant, chosen and priced, that can be put into the cart. `price` and `regularPrice` are gross grosze. */
export const CartCandidate = z.object({
	sku: Sku,
	parentSku: z.string(),
	id: z.int(),
	parentId: z.optional(z.int()),
	name: z.string(),
	productType: ProductType,
	/** Path of the product page. */
	href: z.string(),
	image: z.nullable(z.string()),
	price: z.int(),
	regularPrice: z.int(),
	/** Lowest of the 30 days before the reduction, gross grosze; none where nothing is reduced or it is not known. */
	lowest30Days: z.optional(z.nullable(z.int())),
	/** What a piece costs where there are more of them; none of a bundle. */
	tiers: z.optional(z.array(PriceTier)),
	/** Chosen options as the shopper reads them, e.g. `Kolor: rudy`. */
	options: z.array(OptionLabel),
	productOption: z.optional(ProductOption),
	/** Pieces in stock when the page was loaded; null when unknown. */
	stockQty: z.nullable(z.number()),
	isInStock: z.boolean(),
	/** The shopper's messages, by field, why it cannot be bought. */
	errors: z.record(z.string(), z.string()),
});
export type CartCandidate = z.infer<typeof CartCandidate>;

/** A line of which this device knows the operations only: nothing is left of it, or its product is not loaded yet. */
export const BareLine = z.object({
	sku: Sku,
	/** Only where the sku does not say what was chosen (bundles, custom options). */
	productOption: z.optional(ProductOption),
	ops: LineOps,
});
export type BareLine = z.infer<typeof BareLine>;

/** A line of the cart as the browser keeps it (rule 11.2). */
export const CartLine = z.extend(CartCandidate, {
	ops: LineOps,
	/** Pieces; what `ops` come to. */
	qty: z.number(),
	/** The operation that put it in, which gives lines their order. */
	place: OpId,
	/** When the shop last learnt something about it, such as its stock. */
	at: OpId,
	/** The shop's price now, gross grosze, where it is another than the shopper has seen; like `price` without its tiers. */
	newPrice: z.optional(z.int()),
	/** Whether nothing of it is shipped, by the server's word; its type says so where that is unknown. */
	isVirtual: z.optional(z.boolean()),
	prevQty: z.optional(z.number()),
	serverItemId: z.optional(z.int()),
	serverCartId: z.optional(z.string()),
	/** Identifies the choice where the sku does not (bundles, custom options). */
	checksum: z.string(),
	info: z.record(z.string(), z.string()),
});
export type CartLine = z.infer<typeof CartLine>;
