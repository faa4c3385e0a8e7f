import type { ProductTile } from '../domain/product-tile.ts';
import { $user } from '../stores/user.ts';
import { addToWishlist, removeFromWishlist } from '../stores/wishlist.ts';
import { queueTask } from './network-tasks.ts';

const WISHLIST_PATH = '/api/user/wishlist';

/**
 * Sends a change to the account through the queue, which outlives the page and the connection. A guest's wish list stays on the device.
 * @param product_id the parent's, whichever variant was tapped
 */
export function queueWishlistChange(method: 'POST' | 'DELETE', product_id: number): void {
	if ($user.get().token === null) return;
	const url = method === 'DELETE' ? `${WISHLIST_PATH}/${product_id}` : WISHLIST_PATH;
	void queueTask({ url, method, body: { product_id, product_id_type: 'parent_id' } });
}

/** Puts a product on the wish list of this device and of the account. */
export function addWish(product: ProductTile): void {
	addToWishlist(product);
	queueWishlistChange('POST', product.id);
}

/** Takes a product off the wish list of this device and of the account. */
export function removeWish({ sku, id }: Pick<ProductTile, 'sku' | 'id'>): void {
	removeFromWishlist(sku);
	queueWishlistChange('DELETE', id);
}
