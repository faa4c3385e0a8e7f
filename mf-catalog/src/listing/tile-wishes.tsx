import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { storedProduct } from '@pasaz/kernel/domain/stored-product';
import type { Api } from '@pasaz/kernel/network/api';
import { addWish, removeWish } from '@pasaz/kernel/network/wishes';
import { $wishlist, startWishlist, type WishlistItem } from '@pasaz/kernel/stores/wishlist';
import { useStored } from '@pasaz/ui-kit/use-stored';
import { useEffect } from 'react';

const NONE: readonly WishlistItem[] = [];
/** Ids of products that are fetched to be put on the list. */
const underWay = new Set<number>();

type Show = (ids: readonly number[]) => void;

function idsOf(wishes: readonly WishlistItem[]): number[] {
	return [...wishes.map(({ product_id }) => product_id), ...underWay];
}

/** Tells which products are wished for, whoever changes it. */
export function WishFollower({ onFollowed }: { onFollowed: Show }) {
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

/** A tap on a heart, and how that heart looked: the list may not have been known yet. */
export interface WishTap {
	tile: Pick<ProductTile, 'id' | 'sku'>;
	isWished: boolean;
}

/**
 * Puts a tile's product on the wish list, or takes off it what was shown as wished for. The list keeps more of it than a tile holds;
 * `show` tells of it at once, and a second tap meanwhile takes the first one back.
 * @throws where the product cannot be had
 */
export async function toggleWish(api: Api, { tile, isWished }: WishTap, show: Show): Promise<void> {
	startWishlist();
	const tell = () => show(idsOf($wishlist.get()));
	const wish = $wishlist.get().find(({ product_id }) => product_id === tile.id);
	if (isWished) {
		underWay.delete(tile.id);
		if (wish) removeWish(wish);
		return tell();
	}
	if (wish || underWay.has(tile.id)) return tell();
	underWay.add(tile.id);
	tell();
	try {
		const product = storedProduct(await productOf(api, tile.sku));
		if (underWay.has(tile.id)) addWish(product);
	} finally {
		underWay.delete(tile.id);
		tell();
	}
}
