import { Product } from '@pasaz/kernel/contract/product';
import { productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findMany, type Where } from '@pasaz/kernel/network/find';
import type { PartProduct } from '../product/product-page-data.ts';

const { type_id, stock } = Product.shape;
const PartSource = documentOf({ ...TileSource.shape, type_id, stock });

interface Wanted {
	where: Where;
	size: number;
}

function popularFirst({ where, size }: Wanted) {
	return { where: { status: [0, 1], ...where }, size, sort: 'order_priority:desc' };
}

export async function loadTiles(api: Api, wanted: Wanted) {
	const now = Date.now();
	const found = await findMany(api, 'product', TileSource, { ...popularFirst(wanted), fields: TILE_FIELDS });
	return found.map((product) => productTile(product, now));
}

/** Products with what it takes to buy them. */
export async function loadParts(api: Api, wanted: Wanted): Promise<PartProduct[]> {
	const now = Date.now();
	const fields = [...TILE_FIELDS, 'type_id', 'stock'];
	const found = await findMany(api, 'product', PartSource, { ...popularFirst(wanted), fields });
	return found.map((product) => ({
		...productTile(product, now),
		type: product.type_id,
		stockQty: product.type_id === 'simple' ? product.stock.qty : null,
	}));
}
