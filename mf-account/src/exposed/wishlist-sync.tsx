import { useWishlistSync } from '../account/use-wishlist.ts';

/** Keeps the wishes of this device and of the account the same while a page with a wish button is open. */
export function Component() {
	useWishlistSync();
	return null;
}
