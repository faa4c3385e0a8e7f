import * as z from 'zod/mini';
import { ConfigurableChild } from '../contract/product.ts';
import { ProductTile, productTile, TileSource } from '../domain/product-tile.ts';

const Child = z.omit(ConfigurableChild, { media_gallery: true, custom_attributes: true, price: true });

/** What releases before December 2026 kept: a product as the catalogue answers it, with its id once more in a wish. */
const Answered = z.extend(TileSource, {
	configurable_children: z.optional(z.array(Child)),
	product_id: z.optional(z.int()),
});

/** A product as lists on the device keep it: its tile, whichever release stored it. */
export const ListedProduct = z.union([
	ProductTile,
	z.pipe(
		Answered,
		z.transform(({ product_id, ...source }: z.infer<typeof Answered>): ProductTile => {
			const tile = productTile(source, Date.now());
			return { ...tile, id: product_id ?? tile.id };
		}),
	),
]);
