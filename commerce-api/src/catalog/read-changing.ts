import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productParts, products, stock } from '../database/schema/catalog.ts';
import type { Storefront } from '../store-views/storefront.ts';
import type { Changing } from './assemble-product.ts';
import { bundlePrice, type CurrentPrice } from './current-prices.ts';

/** Prices and stock of products and their variants in a store view, by product id. */
export async function readChanging(
	db: Database,
	ids: number[],
	storefront: Storefront,
): Promise<Map<number, Changing>> {
	const rows = await readRows(db, ids);
	const bundles = await bundlePrices(
		db,
		rows.flatMap(({ id, typeId }) => (typeId === 'bundle' ? id : [])),
		storefront,
	);
	const ofVariants = new Map<number, number>();
	for (const { parentId, qty } of rows) {
		if (parentId !== null) ofVariants.set(parentId, (ofVariants.get(parentId) ?? 0) + (qty ?? 0));
	}
	return new Map(
		rows.map((row) => {
			const { id, isInStock, qty, taxClassId, lowest } = row;
			const price = bundles.get(id) ?? localised(row, storefront);
			const isReduced = price.final < price.original && lowest !== null;
			return [
				id,
				{
					price: { ...price, lowest: isReduced ? storefront.localPrice(lowest, taxClassId) : null },
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
			qty: stock.qty,
		})
		.from(products)
		.leftJoin(stock, eq(stock.productId, products.id))
		.where(or(inArray(products.id, ids), inArray(products.parentId, ids)));
}

type Priced = CurrentPrice & { taxClassId: number };

function localised({ original, final, taxClassId }: Priced, { localPrice }: Storefront): CurrentPrice {
	return { original: localPrice(original, taxClassId), final: localPrice(final, taxClassId) };
}

/** A bundle costs what its parts cost in the store view, each rounded by itself, as the cart adds them up. */
async function bundlePrices(db: Database, ids: number[], storefront: Storefront) {
	if (ids.length === 0) return new Map<number, CurrentPrice>();
	const parts = await db
		.select({
			parentId: productParts.parentId,
			partId: productParts.partId,
			optionId: productParts.optionId,
			required: productParts.required,
			isDefault: productParts.isDefault,
			qty: productParts.qty,
			taxClassId: products.taxClassId,
			status: products.status,
			original: products.originalPrice,
			final: products.finalPrice,
		})
		.from(productParts)
		.innerJoin(products, eq(products.id, productParts.partId))
		.where(inArray(productParts.parentId, ids));
	const enabled = parts.filter(({ status }) => status === 1);
	const prices = new Map(enabled.map((part) => [part.partId, localised(part, storefront)]));
	const byBundle = Map.groupBy(enabled, ({ parentId }) => parentId);
	return new Map([...byBundle].map(([id, own]) => [id, bundlePrice(own, prices)]));
}
