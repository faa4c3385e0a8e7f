import { useShop } from '@pasaz/kernel/composition/shop';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { type ReactNode, useState } from 'react';
import { listingMessages } from '../messages/listing.ts';

const load = () => import(/* webpackChunkName: "list" */ './tile-wishes.tsx');

/** Which products of a list are wished for, once `follow` was called, and the change of it. */
export function useTileWishes() {
	const { api } = useShop();
	const t = useMessages(listingMessages);
	const [wished, setWished] = useState<readonly number[]>([]);
	const [follower, setFollower] = useState<ReactNode>(null);
	const attempt = async (tile?: ProductTile) => {
		try {
			const { WishFollower, toggleWish } = await load();
			setFollower((known) => known ?? <WishFollower onFollowed={setWished} />);
			if (tile) await toggleWish(api, tile, setWished);
		} catch (error) {
			console.warn('The wish list cannot be had', error);
			if (tile) notify({ type: 'error', message: t.wishFailed });
		}
	};
	const follow = () => void (follower ?? attempt());
	return { wished, follower, follow, toggle: attempt };
}
