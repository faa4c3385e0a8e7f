import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { startWhenStored } from '@pasaz/kernel/stores/start-when-stored';
import { useEffect, useState } from 'react';
import { listingMessages } from '../messages/listing.ts';

const load = () => import(/* webpackChunkName: "list" */ './tile-wishes.tsx');

type Wishes = Awaited<ReturnType<typeof load>>;

let needed: Promise<Wishes> | undefined;

/** The wish list, once the device keeps one or the shopper acts: asked for once, whichever lists are shown. */
function whenNeeded(): Promise<Wishes> {
	needed ??= new Promise((resolve) => {
		// the key of `stores/wishlist`, which is what is to be fetched later
		const key = 'wishlist/current-wishlist';
		void startWhenStored({ key, startEmpty: () => {}, start: async () => resolve(await load()) });
	});
	return needed;
}

/** Which products of a list are wished for, as soon as that is known, and the change of it. */
export function useTileWishes() {
	const t = useMessages(listingMessages);
	const [wished, setWished] = useState<readonly number[]>([]);
	const [wishes, setWishes] = useState<Wishes | null>(null);
	useEffect(() => void whenNeeded().then(setWishes), []);
	const toggle = async (tile: ProductTile, isWished: boolean) => {
		try {
			const found = await load();
			setWishes(found);
			found.toggleWish({ tile, isWished }, setWished);
		} catch (error) {
			console.warn('The wish list cannot be had', error);
			notify({ type: 'error', message: t.wishFailed });
		}
	};
	return { wished, follower: wishes && <wishes.WishFollower onFollowed={setWished} />, toggle };
}
