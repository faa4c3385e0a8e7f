import * as z from 'zod/mini';
import { ConfigurableChild, MediaGalleryEntry, Product } from '../contract/product.ts';

const PRICES = {
	price_incl_tax: true,
	special_price_incl_tax: true,
	original_price_incl_tax: true,
	final_price_incl_tax: true,
	special_from_date: true,
	special_to_date: true,
	lowest_price_30_days: true,
} as const;

const StoredChild = z.pick(ConfigurableChild, {
	id: true,
	sku: true,
	name: true,
	status: true,
	image: true,
	color: true,
	size: true,
	stock: true,
	...PRICES,
});

/** A product as lists on the device keep it: all that a tile, a comparison and a wish need, and no texts, galleries or links. */
export const StoredProduct = z.extend(
	z.pick(Product, {
		id: true,
		sku: true,
		name: true,
		type_id: true,
		parentSku: true,
		parentId: true,
		slug: true,
		url_key: true,
		url_path: true,
		status: true,
		image: true,
		stock: true,
		color: true,
		size: true,
		configurable_options: true,
		custom_attributes: true,
		new: true,
		sale: true,
		...PRICES,
	}),
	{
		media_gallery: z.array(z.pick(MediaGalleryEntry, { image: true })),
		configurable_children: z.optional(z.array(StoredChild)),
	},
);
export type StoredProduct = z.infer<typeof StoredProduct>;

/** The first picture and the one shown under the mouse. */
const PICTURES = 2;

export function storedProduct(product: Product): StoredProduct {
	const stored = StoredProduct.parse(product);
	return { ...stored, media_gallery: stored.media_gallery.slice(0, PICTURES) };
}
