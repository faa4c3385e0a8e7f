import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { storedProduct } from '@pasaz/kernel/domain/stored-product';
import type { Api } from '@pasaz/kernel/platform/api';
import { addWish, removeWish } from '@pasaz/kernel/stores/wishes';
import { $wishlist, startWishlist, type WishlistItem } from '@pasaz/kernel/stores/wishlist';
import { useStored } from '@pasaz/ui-kit/use-stored';
import { useEffect } from 'react';

const NONE: readonly WishlistItem[] = [];

function idsOf(wishes: readonly WishlistItem[]): number[] {
	return wishes.map(({ product_id }) => product_id);
}

/** Tells which products are wished for, whoever changes it. */
export function WishFollower({ onFollowed }: { onFollowed: (ids: readonly number[]) => void }) {
	const wishes = useStored($wishlist, NONE);
	useEffect(startWishlist, []);
	useEffect(() => onFollowed(idsOf(wishes)), [wishes, onFollowed]);
	return null;
}

async function productOf(api: Api, sku: string): Promise<Product> {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'product',
			searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] },
			size: 1,
			sourceExclude: ['description', 'short_description', 'tier_prices'],
		},
	});
	return Product.parse(hits[0]);
}

type Tapped = Pick<ProductTile, 'id' | 'sku'>;

/**
 * Puts a tile's product on the wish list, or takes it off again. The list keeps more of it than a tile holds; `show` tells of it at once.
 * @throws where the product cannot be had
 */
export async function toggleWish(api: Api, { id, sku }: Tapped, show: (ids: readonly number[]) => void): Promise<void> {
	startWishlist();
	const wish = $wishlist.get().find(({ product_id }) => product_id === id);
	if (wish) return removeWish(wish);
	try {
		show([...idsOf($wishlist.get()), id]);
		addWish(storedProduct(await productOf(api, sku)));
	} catch (error) {
		show(idsOf($wishlist.get()));
		throw error;
	}
}
