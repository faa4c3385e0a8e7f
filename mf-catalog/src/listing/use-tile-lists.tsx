import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { createContext, useState } from 'react';
import { listingMessages } from '../messages/listing.ts';

/** Loaded when the device has one of the lists, or when the shopper taps a tile's button. */
const lists = lazyPart(() => import(/* webpackChunkName: "list" */ './tile-lists.tsx'));

export interface TileLists {
	wished: readonly number[];
	compared: readonly number[];
}

/** A button of a tile, and how it looked when it was tapped: the lists may not have been loaded. */
export interface ListTap {
	list: keyof TileLists;
	tile: ProductTile;
	isOn: boolean;
}

/** Storage keys, copied here because the code of `stores/wishlist` and `stores/compare` must stay out of the first load. */
const KEYS = ['wishlist/current-wishlist', 'compare/current-compare'] as const;
const NOTHING: TileLists = { wished: [], compared: [] };

export const TileListsContext = createContext({ listed: NOTHING, toggle: (_: ListTap): unknown => undefined });

/** What is on the lists, nothing until they are loaded, and the toggle of a tile's buttons. */
export function useTileLists() {
	const t = useMessages(listingMessages);
	const [listed, setListed] = useState(NOTHING);
	const Subscriber = useLazyWhenStored(lists, KEYS)?.ListsSubscriber;
	const toggle = async (tap: ListTap) => {
		try {
			const { toggleListed } = await lists.load();
			setListed(toggleListed(tap));
		} catch (error) {
			console.warn('The lists could not be loaded', error);
			notify({ type: 'error', message: tap.list === 'wished' ? t.wishFailed : t.compareFailed });
		}
	};
	return { listed, subscriber: Subscriber && <Subscriber onChange={setListed} />, toggle };
}
