import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { listingMessages } from '../messages/listing.ts';

/** The wish list, once the device keeps one or the shopper acts. */
const wishList = lazyPart(() => import(/* webpackChunkName: "list" */ './tile-wishes.tsx'));

/** Which products of a list are wished for, as soon as that is known, and the change of it. */
export function useTileWishes() {
	const t = useMessages(listingMessages);
	const [wished, setWished] = useState<readonly number[]>([]);
	// the key of `stores/wishlist`, which is what is to be fetched later
	const wishes = useLazyWhenStored(wishList, 'wishlist/current-wishlist');
	const toggle = async (tile: ProductTile, isWished: boolean) => {
		try {
			const { toggleWish } = await wishList.load();
			toggleWish({ tile, isWished }, setWished);
		} catch (error) {
			console.warn('The wish list cannot be had', error);
			notify({ type: 'error', message: t.wishFailed });
		}
	};
	return { wished, follower: wishes && <wishes.WishFollower onFollowed={setWished} />, toggle };
}
