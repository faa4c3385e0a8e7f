import * as z from 'zod/mini';
import { isUnique } from '../domain/product-list.ts';
import { kept } from './kept.ts';

interface ProductListOptions<Item> {
	key: string;
	item: z.ZodMiniType<Item>;
}

/** A list that a logout empties. */
export function productList<Item extends { sku: string }>({ key, item }: ProductListOptions<Item>) {
	const schema: z.ZodMiniType<readonly Item[]> = z.array(item).check(z.refine(isUnique));
	return kept({ key, schema, empty: [], personal: true });
}
