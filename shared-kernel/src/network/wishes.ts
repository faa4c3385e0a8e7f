import type { ProductTile } from '../domain/product-tile.ts';
import { $user } from '../stores/user.ts';
import { addToWishlist, removeFromWishlist } from '../stores/wishlist.ts';
import { queueTask } from './network-tasks.ts';

const WISHES = '/api/user/wishlist';

/**
 * The queue tells the account, also after the page or the connection has gone; guests' wishes stay on the device.
 * @param product_id the parent's, whichever variant was tapped on
 */
export function tellOfWish(method: 'POST' | 'DELETE', product_id: number): void {
	if ($user.get().token === null) return;
	const url = method === 'DELETE' ? `${WISHES}/${product_id}` : WISHES;
	void queueTask({ url, method, body: { product_id, product_id_type: 'parent_id' } });
}

/** Puts a product on the wish list of this device and of the account. */
export function addWish(product: ProductTile): void {
	addToWishlist(product);
	tellOfWish('POST', product.id);
}

/** Takes a product off the wish list of this device and of the account. */
export function removeWish({ sku, id }: Pick<ProductTile, 'sku' | 'id'>): void {
	removeFromWishlist(sku);
	tellOfWish('DELETE', id);
}
