import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import type { Where } from '@pasaz/kernel/network/find';
import { findTiles } from '@pasaz/kernel/network/find-tiles';

interface PartsQuery {
	where: Where;
	size: number;
}

/** Tiles of the enabled products that match, the popular ones first. */
export async function loadTiles(api: Api, { where, size }: PartsQuery): Promise<ProductTile[]> {
	const asked = { where: { status: [0, 1], ...where }, size, sort: 'order_priority:desc' };
	return (await findTiles(api, asked)).hits;
}
