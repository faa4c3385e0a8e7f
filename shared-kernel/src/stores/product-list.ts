import * as z from 'zod/mini';
import { isUnique } from '../domain/product-list.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { kept } from './kept.ts';
import { ListedProduct } from './listed-product.ts';

const schema: z.ZodMiniType<readonly ProductTile[]> = z.array(ListedProduct).check(z.refine(isUnique));

/** A list that a logout empties. @param key collection and key, e.g. `compare/current-compare` */
export function productList(key: string) {
	return kept({ key, schema, empty: [], personal: true });
}
