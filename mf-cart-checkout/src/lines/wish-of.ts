import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { priceAlone } from '@pasaz/kernel/domain/cart';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';

/** The wish for a product that was in the cart; a variant's wish is for its parent, as it is from the product's page. */
export function wishOf(line: CartLine): ProductTile {
	const [href = line.href] = line.href.split('?');
	return {
		id: line.parentId ?? line.id,
		sku: line.parentSku,
		name: line.name,
		href,
		image: line.image,
		hoverImage: null,
		price: priceAlone(line),
		regularPrice: line.regularPrice,
		lowest30Days: line.lowest30Days ?? null,
		from: false,
		isNew: false,
		isInStock: line.isInStock,
		swatches: [],
	};
}
