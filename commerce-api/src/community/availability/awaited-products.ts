import { productPath } from '@pasaz/kernel/routes';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { shownName } from '../../catalogue/read/shown-product.ts';
import type { Database } from '../../platform/database/database.ts';
import { productDocuments, products } from '../../platform/database/schema/catalog.ts';

export interface AwaitedProduct {
	id: number;
	sku: string;
	name: string;
	enabled: boolean;
	isInStock: boolean;
	/** Path of its page; for a variant the parent's, with the variant selected. */
	path: string;
	urlPath: string;
	image: string | null;
}

export async function awaitedProducts(
	db: Database,
	ids: number[],
	store: string,
): Promise<Map<number, AwaitedProduct>> {
	const parents = alias(products, 'parents');
	const rows = await db
		.select({
			own: products,
			name: shownName(store),
			parentKey: parents.urlKey,
			parentStatus: parents.status,
			document: productDocuments.document,
		})
		.from(products)
		.leftJoin(parents, eq(parents.id, products.parentId))
		.leftJoin(productDocuments, eq(productDocuments.productId, products.id))
		.where(inArray(products.id, ids));
	return new Map(
		rows.map(({ own, name, parentKey, parentStatus, document }) => {
			const urlPath = parentKey ?? own.urlKey;
			const path = productPath({ url_path: urlPath }, parentKey === null ? undefined : own.sku);
			const { id, sku, isInStock } = own;
			const enabled = own.status === 1 && (parentStatus ?? 1) === 1;
			return [id, { id, sku, name, isInStock, path, urlPath, enabled, image: document?.image ?? null }];
		}),
	);
}
