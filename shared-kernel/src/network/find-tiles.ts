import * as z from 'zod/mini';
import { COLOUR_FIELDS, ProductTile, productTile, TILE, TILE_FIELDS, TileSource } from '../domain/product-tile.ts';
import type { Api } from './api.ts';
import { type Found, type Search, searchAny } from './find.ts';

const TileHit = z.union([z.object({ [TILE]: ProductTile }), TileSource]);

/**
 * Searches for products as tiles. A back end may answer the finished tile in place of its fields, which are ten times as long.
 * @param colours option ids that the shopper filters by; the tile of the variant with one of them is made here
 * @throws as `searchAny`
 */
export async function findTiles(api: Api, asked: Search, colours: readonly number[] = []): Promise<Found<ProductTile>> {
	const fields = colours.length > 0 ? [...TILE_FIELDS, ...COLOUR_FIELDS] : [TILE, ...TILE_FIELDS];
	const answer = await searchAny(api, 'product', TileHit, { ...asked, fields });
	const now = Date.now();
	return { ...answer, hits: answer.hits.map((hit) => (TILE in hit ? hit[TILE] : productTile(hit, now, colours))) };
}
