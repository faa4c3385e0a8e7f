import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Home } from './load-home.ts';
import type { HomeLayout } from './load-layout.ts';

type TileList = 'newCollection' | 'bestsellers' | 'sale';

const LISTS: Partial<Record<HomeLayout['sections'][number]['kind'], TileList>> = {
	new: 'newCollection',
	bestsellers: 'bestsellers',
	sale: 'sale',
};

/** The lists that the page shows, with what `change` makes of all their tiles, which it gets in the page's order. */
export function changeTiles<Tile>(
	home: Home,
	change: (tiles: ProductTile[]) => Tile[],
): Partial<Record<TileList, Tile[]>> {
	const lists = home.layout.sections.flatMap(({ kind }) => LISTS[kind] ?? []);
	const tiles = change(lists.flatMap((list) => home[list]));
	const changed: Partial<Record<TileList, Tile[]>> = {};
	for (const list of lists) changed[list] = tiles.splice(0, home[list].length);
	return changed;
}
