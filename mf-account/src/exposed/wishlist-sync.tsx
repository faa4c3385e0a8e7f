import { useWishlistSync } from '../account/use-wishlist.ts';

/** Renders nothing: syncs the wishlists of device and account while a page with a wish button is open. */
export function Component() {
	useWishlistSync();
	return null;
}
