import { productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany, type Where } from '@pasaz/kernel/network/find';

interface PartsQuery {
	where: Where;
	size: number;
}

function popularFirst({ where, size }: PartsQuery) {
	return { where: { status: [0, 1], ...where }, size, sort: 'order_priority:desc' };
}

export async function loadTiles(api: Api, query: PartsQuery) {
	const now = Date.now();
	const found = await findMany(api, 'product', TileSource, { ...popularFirst(query), fields: TILE_FIELDS });
	return found.map((product) => productTile(product, now));
}
