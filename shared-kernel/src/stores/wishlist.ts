import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { OpId } from '../contract/line-ops.ts';
import type { Wish } from '../contract/wishlist.ts';
import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { storedValue } from '../device/storage/read-stored.ts';
import { laterOf, NO_OP, nextOpId } from '../domain/line-ops.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { mergeWishes, rememberedWishes } from '../domain/wishes.ts';
import { write } from './browser-only.ts';
import { mergeRemoved, mergeTiles, RemovedWishes, type WishedTile, WishedTiles } from './kept-wishes.ts';
import { keep } from './persisted.ts';
import { $user, latestUser } from './user.ts';
import { hasLeft } from './user-state.ts';

const ACTOR = Math.random().toString(36).slice(2);

const $tiles = atom<readonly WishedTile[]>([]);
const $removed = atom<RemovedWishes>({ list: 0, wishes: [] });
const $isLoaded = atom(false);
let catchUp = () => {};

interface Wishes {
	tiles: readonly WishedTile[];
	removed: RemovedWishes;
}

const TILES = { key: 'wishlist/current-wishlist', read: (json: unknown) => WishedTiles.safeParse(json).data };
const REMOVED = { key: 'wishlist/removed-wishes', read: (json: unknown) => RemovedWishes.safeParse(json).data };

function change(next: (wishes: Wishes) => Wishes): void {
	// first, so that the wishes of an account that has left are not merged with those of whoever came after
	latestUser();
	apply(next);
}

function apply(next: (wishes: Wishes) => Wishes): void {
	catchUp();
	const { tiles, removed } = next({ tiles: $tiles.get(), removed: $removed.get() });
	const left = mergeTiles(tiles, [], removed);
	// first, so that no other tab takes a removed wish for one that this tab lacks
	writeChanged($removed, { ...removed, wishes: rememberedWishes(removed.wishes, Date.now()) });
	writeChanged($tiles, left);
}

/** A device without wishes stores none, so that its pages need not load this. */
function writeChanged<Value>($store: WritableAtom<Value>, value: Value): void {
	if (JSON.stringify(value) !== JSON.stringify($store.get())) write($store, value);
}

/** Later than all of the device, also where the clock was set back. */
function nextOperation({ tiles, removed }: Wishes): OpId {
	const ids = [...tiles.map(({ operation }) => operation), ...removed.wishes.map(({ id }) => id)];
	return nextOpId(ids.reduce(laterOf, NO_OP), Date.now(), ACTOR);
}

export const $wishlist: ReadableAtom<readonly ProductTile[]> = computed($tiles, (tiles) =>
	tiles.map(({ operation: _, list: __, ...tile }) => tile),
);
/** What was done on the device, as the account is told of it. */
export const $wishes: ReadableAtom<readonly Wish[]> = computed([$tiles, $removed], (tiles, { wishes }) =>
	mergeWishes(
		tiles.map(({ id, operation }) => ({ product_id: id, id: operation, wished: true })),
		wishes,
	),
);
/** Whether the device's wishes are restored; before that, an empty list means nothing. */
export const $wishlistIsLoaded: ReadableAtom<boolean> = $isLoaded;

export function addToWishlist(product: ProductTile): void {
	change((wishes) => {
		if (wishes.tiles.some(({ id }) => id === product.id)) return wishes;
		const tile = { ...product, operation: nextOperation(wishes), list: wishes.removed.list };
		return { ...wishes, tiles: [...wishes.tiles, tile] };
	});
}

export function removeFromWishlist(product_id: number): void {
	change((wishes) => withRemoved(wishes, [{ product_id, id: nextOperation(wishes), wished: false }]));
}

/** Takes all products off the list. @returns what it took off, so that it can be put on again */
export function clearWishlist(): readonly ProductTile[] {
	const gone = $wishlist.get();
	change((wishes) => {
		const id = nextOperation(wishes);
		const removed = wishes.tiles.map((tile) => ({ product_id: tile.id, id, wished: false }));
		return withRemoved(wishes, removed);
	});
	return gone;
}

function withRemoved({ tiles, removed }: Wishes, gone: readonly Wish[]): Wishes {
	return { tiles, removed: { ...removed, wishes: mergeWishes(removed.wishes, gone) } };
}

/** @param products the tiles of those that the device lacks; a wish whose product is not among them waits for the next time */
export function takeWishes(account: readonly Wish[], products: readonly ProductTile[]): void {
	change((wishes) => {
		const known = new Map([...products, ...wishes.tiles].map((tile) => [tile.id, tile]));
		const { list } = wishes.removed;
		const theirs = account.flatMap(({ product_id, id, wished }) => {
			const tile = known.get(product_id);
			return tile && wished ? [{ ...tile, operation: id, list }] : [];
		});
		const next = withRemoved(
			wishes,
			account.filter(({ wished }) => !wished),
		);
		return { ...next, tiles: [...next.tiles, ...theirs] };
	});
}

/** Empties the device's list; the account keeps its wishes. */
function beginList(): void {
	apply(({ tiles, removed }) => {
		// any list but the first is stored, or a page that is loaded next would drop its wishes as those of another
		if (removed.list === 0 && tiles.length === 0 && removed.wishes.length === 0) return { tiles, removed };
		return { tiles: [], removed: { list: removed.list + 1, wishes: [] } };
	});
}

/** What the device has when an account has left is of whoever came after: a page that slept meanwhile hears of both at once. */
function leaveList(): void {
	const tiles = storedValue(storedName(TILES.key), TILES.read);
	const removed = storedValue(storedName(REMOVED.key), REMOVED.read);
	if (!tiles && !removed) {
		beginList();
		return;
	}
	const theirs = removed ?? { list: 0, wishes: [] };
	writeChanged($removed, theirs);
	writeChanged($tiles, mergeTiles(tiles ?? [], [], theirs));
}

/** Restores the device's wishes and keeps them. Call it in the browser; repeated calls do nothing. */
export function startWishlist(): void {
	if ($isLoaded.get()) return;
	const rules = { store: <Value>(_: unknown, value: Value) => value, restore: <Value>(stored: Value) => stored };
	browserArea.follow(() => void latestUser());
	const catchUpRemoved = keep({
		$store: $removed,
		key: REMOVED.key,
		keeping: { ...rules, read: REMOVED.read, merge: mergeRemoved },
	});
	const merge = (mine: readonly WishedTile[], theirs: readonly WishedTile[]) => {
		catchUpRemoved();
		return mergeTiles(mine, theirs, $removed.get());
	};
	const catchUpTiles = keep({
		$store: $tiles,
		key: TILES.key,
		keeping: { ...rules, read: TILES.read, merge },
	});
	catchUp = () => {
		catchUpRemoved();
		catchUpTiles();
	};
	$removed.listen((removed) => {
		const left = mergeTiles($tiles.get(), [], removed);
		if (left.length < $tiles.get().length) write($tiles, left);
	});
	write($isLoaded, true);
	$user.listen((user, before) => {
		if (hasLeft(user, before)) leaveList();
	});
}
