import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import type { Where } from '@pasaz/kernel/network/find';
import { findTiles } from '@pasaz/kernel/network/find-tiles';
import type { RelatedKind, RelatedProducts } from '../product/product-page-data.ts';

const SHOWN = 4;
const LINK_TYPES: Record<RelatedKind, string[]> = {
	matching: ['crosssell'],
	similar: ['related', 'upsell'],
};

const NONE: RelatedProducts = { kind: 'similar', tiles: [] };

/** Whoever cannot buy the product looks for another one like it; everybody else, for what goes with it. */
function kindsFor({ stock }: Product): RelatedKind[] {
	return stock.is_in_stock ? ['matching', 'similar'] : ['similar', 'matching'];
}

function linkedSkus({ product_links = [] }: Product, kind: RelatedKind): string[] {
	return product_links
		.filter(({ link_type }) => LINK_TYPES[kind].includes(link_type))
		.map(({ linked_product_sku }) => linked_product_sku);
}

/** The popular ones first. */
async function loadInStock(api: Api, wanted: Where, size: number): Promise<ProductTile[]> {
	const where = { visibility: [2, 3, 4], status: 1, 'stock.is_in_stock': true, ...wanted };
	return (await findTiles(api, { where, size, sort: 'order_priority:desc' })).hits;
}

/** The first kind of which there is something, in the order that the merchant gave the links. */
async function loadLinked(api: Api, product: Product): Promise<RelatedProducts> {
	const linked = kindsFor(product).map((kind) => ({ kind, skus: linkedSkus(product, kind) }));
	const skus = [...new Set(linked.flatMap((links) => links.skus))];
	if (skus.length === 0) return { kind: 'similar', tiles: await loadSameCategory(api, product) };
	const tiles = new Map((await loadInStock(api, { sku: skus }, skus.length)).map((tile) => [tile.sku, tile]));
	const found = linked.map(({ kind, skus }) => ({ kind, tiles: skus.flatMap((sku) => tiles.get(sku) ?? []) }));
	const shown = found.find(({ tiles }) => tiles.length > 0) ?? NONE;
	return { ...shown, tiles: shown.tiles.slice(0, SHOWN) };
}

async function loadSameCategory(api: Api, { sku, category_ids }: Product): Promise<ProductTile[]> {
	const category = category_ids.at(-1);
	if (category === undefined) return [];
	const tiles = await loadInStock(api, { category_ids: [category] }, SHOWN + 1);
	return tiles.filter((tile) => tile.sku !== sku).slice(0, SHOWN);
}

/** Enabled (rule 4.20) and in stock (rule 8.17), or others of the same category; without them when they fail to load. */
export async function loadRelated(api: Api, product: Product): Promise<RelatedProducts> {
	try {
		return await loadLinked(api, product);
	} catch (error) {
		console.warn('No related products', error);
		return NONE;
	}
}
