import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { listingMessages } from '../messages/listing.ts';

/** Loaded when the device has a wishlist, or when the shopper taps a heart. */
const wishlist = lazyPart(() => import(/* webpackChunkName: "list" */ './tile-wishlist.tsx'));

/** Ids on the wishlist, empty until it is loaded, and the toggle of a heart. */
export function useTileWishlist() {
	const t = useMessages(listingMessages);
	const [wished, setWished] = useState<readonly number[]>([]);
	// the storage key of `stores/wishlist`, whose code must not be in the first load
	const wishes = useLazyWhenStored(wishlist, 'wishlist/current-wishlist');
	const toggle = async (tile: ProductTile, isWished: boolean) => {
		try {
			const { toggleWish } = await wishlist.load();
			toggleWish({ tile, isWished }, setWished);
		} catch (error) {
			console.warn('The wishlist could not be loaded', error);
			notify({ type: 'error', message: t.wishFailed });
		}
	};
	return { wished, subscriber: wishes && <wishes.WishlistSubscriber onChange={setWished} />, toggle };
}
