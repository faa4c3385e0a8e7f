import { catalogSearch, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { productTile, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import type { PartProduct } from '../product/product-page-data.ts';

type Filter = NonNullable<SearchRequest['searchQuery']['_appliedFilters']>[number];

interface Wanted {
	filters: Filter[];
	size: number;
}

async function search(api: Api, { filters, size }: Wanted, fields: readonly string[]) {
	const searchQuery = { _appliedFilters: [{ attribute: 'status', value: { in: [0, 1] } }, ...filters] };
	const { hits } = await api.call(catalogSearch, {
		body: { type: 'product', searchQuery, size, sort: 'order_priority:desc', sourceInclude: [...fields] },
	});
	return hits;
}

export async function loadTiles(api: Api, wanted: Wanted) {
	const now = Date.now();
	const hits = await search(api, wanted, TILE_FIELDS);
	return hits.map((hit) => productTile(TileSource.parse(hit), now));
}

/** Products with what it takes to buy them. */
export async function loadParts(api: Api, wanted: Wanted): Promise<PartProduct[]> {
	const now = Date.now();
	const hits = await search(api, wanted, [...TILE_FIELDS, 'type_id', 'stock']);
	const { type_id, stock } = Product.shape;
	return hits.map((hit) => {
		const source = TileSource.parse(hit);
		const type = type_id.parse(hit.type_id);
		return {
			...productTile(source, now),
			type,
			stockQty: type === 'simple' ? stock.parse(hit.stock).qty : null,
		};
	});
}
