import { useStore } from '@nanostores/react';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { $wishlist, addToWishlist, removeFromWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { useEffect } from 'react';

type Show = (ids: readonly number[]) => void;

function idsOf(wishes: readonly ProductTile[]): number[] {
	return wishes.map(({ id }) => id);
}

/** Reports the ids on the wishlist, now and after every change. */
export function WishlistSubscriber({ onChange }: { onChange: Show }) {
	const wishes = useStore($wishlist, { ssr: 'initial' });
	useEffect(startWishlist, []);
	useEffect(() => onChange(idsOf(wishes)), [wishes, onChange]);
	return null;
}

/** `isWished` is how the heart looked when it was tapped: the wishlist may not have been loaded. */
export interface WishTap {
	tile: ProductTile;
	isWished: boolean;
}

/** Adds the product to the wishlist, or removes it if its heart was full; `show` gets the new ids at once. */
export function toggleWish({ tile, isWished }: WishTap, show: Show): void {
	startWishlist();
	const wish = $wishlist.get().find(({ id }) => id === tile.id);
	if (wish && isWished) removeFromWishlist(tile.id);
	if (!wish && !isWished) addToWishlist(tile);
	show(idsOf($wishlist.get()));
}
