import { useStore } from '@nanostores/react';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { addWish, removeWish } from '@pasaz/kernel/network/wishlist-sync';
import { $wishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { useEffect } from 'react';

type Show = (ids: readonly number[]) => void;

function idsOf(wishes: readonly ProductTile[]): number[] {
	return wishes.map(({ id }) => id);
}

/** Tells which products are wished for, whoever changes it. */
export function WishFollower({ onFollowed }: { onFollowed: Show }) {
	const wishes = useStore($wishlist, { ssr: 'initial' });
	useEffect(startWishlist, []);
	useEffect(() => onFollowed(idsOf(wishes)), [wishes, onFollowed]);
	return null;
}

/** A tap on a heart, and how that heart looked: the list may not have been known yet. */
export interface WishTap {
	tile: ProductTile;
	isWished: boolean;
}

/** Puts a tile's product on the wish list, or takes off it what was shown as wished for; `show` tells of it at once. */
export function toggleWish({ tile, isWished }: WishTap, show: Show): void {
	startWishlist();
	const wish = $wishlist.get().find(({ id }) => id === tile.id);
	if (wish && isWished) removeWish(wish);
	if (!wish && !isWished) addWish(tile);
	show(idsOf($wishlist.get()));
}
