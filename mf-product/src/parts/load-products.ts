import { Product } from '@pasaz/kernel/contract/product';
import { productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany, type Where } from '@pasaz/kernel/network/find';
import type { PartProduct } from '../product/product-page-data.ts';

const { type_id, stock } = Product.shape;
const PartSource = documentOf({ ...TileSource.shape, type_id, stock });

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

/** Tiles with type and stock, for the buy button. */
export async function loadParts(api: Api, query: PartsQuery): Promise<PartProduct[]> {
	const now = Date.now();
	const fields = [...TILE_FIELDS, 'type_id', 'stock'];
	const found = await findMany(api, 'product', PartSource, { ...popularFirst(query), fields });
	return found.map((product) => ({
		...productTile(product, now),
		type: product.type_id,
		stockQty: product.type_id === 'simple' ? product.stock.qty : null,
	}));
}
