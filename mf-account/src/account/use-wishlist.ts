import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $wishlist, $wishlistIsLoaded } from '@pasaz/kernel/stores/wishlist';
import { useEffect } from 'react';
import { startWishlistSync } from './start-wishlist-sync.ts';

/** Takes a guest's wishlist into the account, whichever page the login is on. */
export function useWishlistSync() {
	const { api } = useShop();
	useEffect(() => startWishlistSync(api), [api]);
}

/** The wishlist of this device; null until it is restored after hydration. */
export function useWishlist() {
	useWishlistSync();
	const isLoaded = useStore($wishlistIsLoaded, { ssr: 'initial' });
	const wishes = useStore($wishlist, { ssr: 'initial' });
	return isLoaded ? wishes : null;
}
