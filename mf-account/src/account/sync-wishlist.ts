import {
	MAX_REMOVED_WISHES,
	MAX_WISHES,
	type Wish,
	wishlistAdd,
	wishlistDelete,
	wishlistPull,
	wishlistSync,
} from '@pasaz/kernel/contract/wishlist';
import { opId } from '@pasaz/kernel/domain/line-ops';
import { type ProductTile, productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import { mergeWishes } from '@pasaz/kernel/domain/wishes';
import { ApiError, ContractError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { findValid } from '@pasaz/kernel/network/find';
import { $user } from '@pasaz/kernel/stores/user';
import { $wishes, $wishlist, takeWishes } from '@pasaz/kernel/stores/wishlist';

/** The shopper's id; undefined for a guest, and while it is not known yet. */
export function wishingShopper(): number | undefined {
	const { session, current } = $user.get();
	return session === null ? undefined : current?.id;
}

/** Whether the back end does not have a call: it refuses without a code of ours, or with a page. */
function isMissing(error: unknown): boolean {
	if (error instanceof ContractError) return Object(error.cause).status === 404;
	return error instanceof ApiError && error.status === 404 && error.code === '404';
}

/** A refusal, e.g. of a product that the shop does not have any more, must not hold up the other wishes. */
async function tell(api: Api, { product_id, wished }: Wish): Promise<void> {
	const body = { product_id, product_id_type: 'parent_id' as const };
	try {
		if (wished) await api.call(wishlistAdd, { body });
		else await api.call(wishlistDelete, { params: { product: String(product_id) }, body });
	} catch (error) {
		if (!(error instanceof ApiError) || error.status === 401) throw error;
		console.warn('The account refuses a wish', error);
	}
}

/** Merges with a back end that only lists, adds and deletes wishes. */
async function mergeByCalls(api: Api, mine: readonly Wish[]): Promise<Wish[]> {
	const listed = await api.call(wishlistPull);
	const account = listed.map(
		({ product_id, added_at }): Wish => ({ product_id, id: opId(Date.parse(added_at) || 0, ''), wished: true }),
	);
	const merged = mergeWishes(mine, account);
	const has = new Set(account.map(({ product_id }) => product_id));
	for (const wish of merged) if (wish.wished !== has.has(wish.product_id)) await tell(api, wish);
	return merged;
}

async function mergeWithAccount(api: Api, mine: readonly Wish[]): Promise<Wish[]> {
	const newest = mine.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, MAX_WISHES + MAX_REMOVED_WISHES);
	try {
		return await api.call(wishlistSync, { body: { wishes: newest } });
	} catch (error) {
		if (isMissing(error)) return mergeByCalls(api, mine);
		throw error;
	}
}

async function missingProducts(api: Api, account: readonly Wish[]): Promise<ProductTile[]> {
	const here = new Set($wishlist.get().map(({ id }) => id));
	const missing = account.filter(({ wished, product_id }) => wished && !here.has(product_id));
	const id = missing.map(({ product_id }) => product_id);
	if (id.length === 0) return [];
	const found = await findValid(api, 'product', TileSource, { where: { id }, size: id.length, fields: TILE_FIELDS });
	const now = Date.now();
	return found.map((product) => productTile(product, now));
}

/**
 * Merges the wishes of this device and of the account, on both sides.
 * @returns whether both are the same now: the shopper may have changed some meanwhile
 * @throws what the API client throws; the list is unchanged then
 */
export async function syncWishlist(api: Api): Promise<boolean> {
	const shopper = wishingShopper();
	const mine = $wishes.get();
	const account = await mergeWithAccount(api, mine);
	const products = await missingProducts(api, account);
	if (wishingShopper() !== shopper) return false;
	const isAll = JSON.stringify($wishes.get()) === JSON.stringify(mine);
	takeWishes(account, products);
	return isAll;
}
