import { wishlistPull } from '@pasaz/kernel/contract/wishlist';
import { type ProductTile, productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';
import { queueWishlistChange } from '@pasaz/kernel/network/wishlist-sync';
import { $user } from '@pasaz/kernel/stores/user';
import { $wishlist, setWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { planWishlistSync } from './plan-wishlist-sync.ts';

async function productsOf(api: Api, ids: number[]): Promise<ProductTile[]> {
	if (ids.length === 0) return [];
	const wanted = { where: { id: ids }, size: ids.length, fields: TILE_FIELDS };
	const found = await findMany(api, 'product', TileSource, wanted);
	const now = Date.now();
	return found.map((product) => productTile(product, now));
}

/**
 * Merges the wishlists of this device and of the account.
 * @throws what the API client throws; the list is unchanged then
 */
async function syncWishlist(api: Api): Promise<void> {
	const onServer = (await api.call(wishlistPull)).map(({ product_id }) => product_id);
	const here = $wishlist.get().map(({ id }) => id);
	const { toServer, toDevice } = planWishlistSync(here, onServer);
	for (const id of toServer) queueWishlistChange('POST', id);
	const missing = await productsOf(api, toDevice);
	if (missing.length > 0) setWishlist([...$wishlist.get(), ...missing]);
}

let syncedFor: string | null = null;
let isStarted = false;

/** Restores the wishlist of the device, and merges it with that of the account after each login. Browser only; repeated calls do nothing. */
export function startWishlistSync(api: Api): void {
	startWishlist();
	if (isStarted) return;
	isStarted = true;
	const syncAfterLogin = () => {
		const { token, current } = $user.get();
		const owner = token === null ? null : String(current?.id ?? '');
		if (owner === syncedFor || owner === '') return;
		syncedFor = owner;
		if (owner)
			syncWishlist(api).catch((error: unknown) => console.warn('The wishlist could not be synchronised', error));
	};
	$user.subscribe(syncAfterLogin);
}
