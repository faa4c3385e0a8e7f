import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';

const wishedProducts = lazyPart(async () => (await import('./wished-products.tsx')).WishedProducts);

/** Loads the count when the device stores a wishlist, or at the first interaction. */
export function WishlistCount(props: { className: string | undefined }) {
	// This is the key of `stores/wishlist`, which must not be loaded for it.
	const Count = useLazyWhenStored(wishedProducts, 'wishlist/current-wishlist');
	return Count && <Count {...props} />;
}
