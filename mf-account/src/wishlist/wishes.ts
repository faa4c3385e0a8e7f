import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { wishlistPull } from '@pasaz/kernel/contract/wishlist';
import { storedProduct } from '@pasaz/kernel/domain/stored-product';
import type { Api } from '@pasaz/kernel/network/api';
import { tellOfWish } from '@pasaz/kernel/network/wishes';
import { $user } from '@pasaz/kernel/stores/user';
import { $wishlist, setWishlist, startWishlist, type WishlistItem } from '@pasaz/kernel/stores/wishlist';
import { planWishSync } from './plan-wish-sync.ts';

async function productsOf(api: Api, ids: number[]): Promise<WishlistItem[]> {
	if (ids.length === 0) return [];
	const filter = { attribute: 'id', value: { in: ids } };
	const body = {
		type: 'product' as const,
		searchQuery: { _appliedFilters: [filter] },
		size: ids.length,
		sourceInclude: [...Object.keys(Product.shape)],
	};
	const { hits } = await api.call(catalogSearch, { body });
	return hits.flatMap((hit) => {
		const product = Product.safeParse(hit).data;
		return product ? [{ ...storedProduct(product), product_id: product.id, qty: 1 }] : [];
	});
}

/**
 * Brings this device's wishes and the server's together.
 * @throws what the API client throws; the list is as before then
 */
async function syncWishes(api: Api): Promise<void> {
	const onServer = (await api.call(wishlistPull)).map(({ product_id }) => product_id);
	const here = $wishlist.get().map(({ product_id }) => product_id);
	const { toServer, toDevice } = planWishSync(here, onServer);
	for (const id of toServer) tellOfWish('POST', id);
	const missing = await productsOf(api, toDevice);
	if (missing.length > 0) setWishlist([...$wishlist.get(), ...missing]);
}

let syncedFor: string | null = null;
let isFollowing = false;

/** Restores the device's list, and follows logins. Call in the browser, as often as you like. */
export function startWishes(api: Api): void {
	startWishlist();
	if (isFollowing) return;
	isFollowing = true;
	const follow = () => {
		const { token, current } = $user.get();
		const owner = token === null ? null : String(current?.id ?? '');
		if (owner === syncedFor || owner === '') return;
		syncedFor = owner;
		if (owner) syncWishes(api).catch((error: unknown) => console.warn('The wishes are not synchronised', error));
	};
	$user.subscribe(follow);
}
