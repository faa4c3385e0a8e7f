import * as z from 'zod/mini';
import { ConfigurableChild } from '../contract/product.ts';
import { ProductTile, productTile, TileSource } from '../domain/product-tile.ts';

const Child = z.omit(ConfigurableChild, { media_gallery: true, custom_attributes: true, price: true });

/** Releases before December 2026 kept products as the catalogue returns them; wishes repeated the id. */
const Answered = z.extend(TileSource, {
	configurable_children: z.optional(z.array(Child)),
	product_id: z.optional(z.int()),
});

/** A tile in a list on the device, whichever release stored it. */
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
