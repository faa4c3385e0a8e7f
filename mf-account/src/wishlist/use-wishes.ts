import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $wishlist, $wishlistIsLoaded } from '@pasaz/kernel/stores/wishlist';
import { useEffect } from 'react';
import { startWishes } from './wishes.ts';

/** The wishes of this device, once the page lives; null before. */
export function useWishes() {
	const { api } = useShop();
	const isLoaded = useStore($wishlistIsLoaded, { ssr: 'initial' });
	const wishes = useStore($wishlist, { ssr: 'initial' });
	useEffect(() => startWishes(api), [api]);
	return isLoaded ? wishes : null;
}
