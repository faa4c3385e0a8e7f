import { useWishesFollowing } from '../account/use-wishes.ts';

/** Keeps the wishes of this device and of the account the same while a page with a wish button is open. */
export function Component() {
	useWishesFollowing();
	return null;
}
