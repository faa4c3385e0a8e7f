import { type ProductTile, tileRating } from '@pasaz/kernel/domain/product-tile';
import type { ProductPageData } from '../product/product-page-data.ts';

function swatchesOf({ attributes }: ProductPageData): ProductTile['swatches'] {
	const colours = attributes.find(({ code }) => code === 'color')?.values ?? [];
	return colours.flatMap(({ id, label, swatch }) => (swatch ? [{ id, label, colour: swatch }] : []));
}

/** The product of the page as a tile. `isNew` is false: the page has no data for it. */
export function tileOf(product: ProductPageData): ProductTile {
	const { id, sku, name, lang, href, price, regularPrice, lowest30Days, from, isInStock, reviewSummary } = product;
	const [image = null, hoverImage = null] = product.galleries[0] ?? [];
	return {
		...{ id, sku, name, ...(lang && { lang }), href, image, hoverImage },
		...{ price, regularPrice, lowest30Days, from, isNew: false, isInStock },
		swatches: swatchesOf(product),
		...(reviewSummary && { rating: tileRating(reviewSummary) }),
	};
}
