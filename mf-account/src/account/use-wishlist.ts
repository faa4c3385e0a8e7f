import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $wishlist, $wishlistIsLoaded } from '@pasaz/kernel/stores/wishlist';
import { useEffect } from 'react';
import { startWishes } from './wishes.ts';

/** Takes what a guest wished along into the account, whichever page the login is on. */
export function useWishesFollowing() {
	const { api } = useShop();
	useEffect(() => startWishes(api), [api]);
}

/** The wishes of this device, once the page lives; null before. */
export function useWishes() {
	useWishesFollowing();
	const isLoaded = useStore($wishlistIsLoaded, { ssr: 'initial' });
	const wishes = useStore($wishlist, { ssr: 'initial' });
	return isLoaded ? wishes : null;
}
