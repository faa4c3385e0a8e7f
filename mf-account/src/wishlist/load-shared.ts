import { fetchTiles } from '@pasaz/kernel/composition/use-fresh-tiles';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { sharedSkus } from './shared-link.ts';

export interface SharedWishes {
	tiles: readonly ProductTile[];
	/** Products of the link that the shop does not sell any more. */
	gone: number;
}

/** @param skus of the link's address */
export async function loadShared(api: Api, skus: string | undefined): Promise<SharedWishes> {
	const wanted = sharedSkus(skus);
	const found = wanted.length > 0 ? [...(await fetchTiles(api, wanted)).values()] : [];
	const tiles = found.filter((tile) => tile !== null);
	return { tiles, gone: wanted.length - tiles.length };
}
