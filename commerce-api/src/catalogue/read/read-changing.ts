import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products, stock } from '../../platform/database/schema/catalog.ts';
import { bundlePrices, localised } from '../prices/bundle-prices.ts';
import type { Storefront } from '../prices/storefront.ts';
import { readTiers } from '../prices/tiers.ts';
import type { Changing } from './assemble-product.ts';
import { summariesOf } from './review-summaries.ts';

export async function readChanging(
	db: Database,
	ids: number[],
	storefront: Storefront,
): Promise<Map<number, Changing>> {
	const [rows, reviews] = await Promise.all([readRows(db, ids), summariesOf(db, ids)]);
	const bundleIds = rows.flatMap(({ id, typeId }) => (typeId === 'bundle' ? id : []));
	const [tiers, bundles] = await Promise.all([
		readTiers(db, { ids: rows.map(({ id }) => id) }, storefront),
		bundlePrices(db, bundleIds, storefront),
	]);
	const ofVariants = new Map<number, number>();
	for (const { parentId, qty } of rows) {
		if (parentId !== null) ofVariants.set(parentId, (ofVariants.get(parentId) ?? 0) + (qty ?? 0));
	}
	return new Map(
		rows.map((row) => {
			const { id, isInStock, qty, taxClassId } = row;
			const price = bundles.get(id) ?? localised(row, storefront);
			const summary = reviews.get(id);
			return [
				id,
				{
					...(summary && { reviews: summary }),
					price: { ...price, lowest: price.final < price.original ? price.lowest : null },
					tiers: tiers.get(id),
					stock: { product_id: id, is_in_stock: isInStock, qty: qty ?? ofVariants.get(id) ?? 0 },
					taxRate: storefront.taxRate(taxClassId),
				},
			];
		}),
	);
}

function readRows(db: Database, ids: number[]) {
	return db
		.select({
			id: products.id,
			parentId: products.parentId,
			typeId: products.typeId,
			taxClassId: products.taxClassId,
			original: products.originalPrice,
			final: products.finalPrice,
			lowest: products.lowestPrice,
			isInStock: products.isInStock,
			qty: sql<number | null>`case when ${stock.qty} < 0 then 0 else ${stock.qty} end`,
		})
		.from(products)
		.leftJoin(stock, eq(stock.productId, products.id))
		.where(or(inArray(products.id, ids), inArray(products.parentId, ids)));
}
