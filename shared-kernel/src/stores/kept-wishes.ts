import * as z from 'zod/mini';
import { OpId } from '../contract/line-ops.ts';
import { Wish } from '../contract/wishlist.ts';
import { opId } from '../domain/line-ops.ts';
import { uniqueBySku } from '../domain/product-list.ts';
import { ProductTile } from '../domain/product-tile.ts';
import { mergeWishes } from '../domain/wishes.ts';
import { ListedProduct } from './listed-product.ts';

/** A wish with the operation that made it, and the list of whose it is: a logout begins another one. */
const StampedTile = z.extend(ProductTile, { operation: OpId, list: z.int() });
export type WishedTile = ProductTile & { operation: OpId; list: number | null };

/** A list of wishes. Releases before December 2026 stored tiles without operations, which count as older than all others. */
export const WishedTiles = z.pipe(
	z.array(z.union([StampedTile, ListedProduct])),
	z.transform((tiles): readonly WishedTile[] =>
		tiles.map((tile, at) => ('operation' in tile ? tile : { ...tile, operation: opId(at + 1, ''), list: null })),
	),
);

export const RemovedWishes = z.object({ list: z.int(), wishes: z.array(Wish) });
export type RemovedWishes = z.infer<typeof RemovedWishes>;

/** Removed wishes of two tabs; those of an earlier list are gone. */
export function mergeRemoved(mine: RemovedWishes, theirs: RemovedWishes): RemovedWishes {
	if (mine.list !== theirs.list) return mine.list > theirs.list ? mine : theirs;
	return { list: mine.list, wishes: mergeWishes(mine.wishes, theirs.wishes) };
}

function laterOf(a: WishedTile, b: WishedTile): WishedTile {
	if (a.operation !== b.operation) return a.operation > b.operation ? a : b;
	return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** The wishes of two tabs that are left, in the order in which they were made. */
export function mergeTiles(
	mine: readonly WishedTile[],
	theirs: readonly WishedTile[],
	removed: RemovedWishes,
): readonly WishedTile[] {
	const gone = new Map(removed.wishes.map(({ product_id, id }) => [product_id, id]));
	const merged = new Map<number, WishedTile>();
	for (const tile of [...mine, ...theirs]) {
		const other = merged.get(tile.id);
		merged.set(tile.id, other ? laterOf(other, tile) : tile);
	}
	const left = [...merged.values()].filter(
		({ id, operation, list }) => (list ?? removed.list) === removed.list && operation > (gone.get(id) ?? ''),
	);
	return uniqueBySku(
		left.sort((a, b) => (a.operation === b.operation ? a.id - b.id : a.operation < b.operation ? -1 : 1)),
	);
}
