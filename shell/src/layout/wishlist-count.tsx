import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';

const wishedProducts = lazyPart(async () => (await import('./wished-products.tsx')).WishedProducts);

/** How many products are wished for: fetched when the device keeps any, or when the shopper acts. */
export function WishlistCount(place: { className: string | undefined }) {
	// the key of `stores/wishlist`, which is what is to be fetched later
	const Count = useLazyWhenStored(wishedProducts, 'wishlist/current-wishlist');
	return Count && <Count {...place} />;
}
