import type { Product } from '@pasaz/kernel/contract/product';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productDocuments, products, stock } from '../database/schema/catalog.ts';
import { assembleProduct, type Changing } from './assemble-product.ts';
import { Recent } from './recent.ts';

/** Documents of some 10 kB each. */
const REMEMBERED = 2000;

/** Which state of a product is meant: the revision changes with its price, its stock and each import. */
interface ProductVersion {
	id: number;
	revision: number;
}

export interface ProductStore {
	/** The answers for these products, in the order asked for; one that is gone in the meantime is left out. */
	load(versions: ProductVersion[]): Promise<Product[]>;
}

/** Keeps assembled products in memory, named by their revision, so that other processes' changes are seen at once. */
export function createProductStore(db: Database): ProductStore {
	const remembered = new Recent<Product>(REMEMBERED);
	const nameOf = ({ id, revision }: ProductVersion) => `${id}:${revision}`;

	return {
		async load(versions) {
			const found = new Map(versions.map((version) => [nameOf(version), remembered.get(nameOf(version))]));
			const missing = versions.filter((version) => !found.get(nameOf(version)));
			if (missing.length > 0) {
				const loaded = await readProducts(
					db,
					missing.map(({ id }) => id),
				);
				for (const version of missing) {
					const product = loaded.get(version.id);
					if (!product) continue;
					found.set(nameOf(version), product);
					remembered.set(nameOf(version), product);
				}
			}
			return versions.flatMap((version) => found.get(nameOf(version)) ?? []);
		},
	};
}

async function readProducts(db: Database, ids: number[]): Promise<Map<number, Product>> {
	const documents = await db.select().from(productDocuments).where(inArray(productDocuments.productId, ids));
	const changing = await readChanging(db, ids);
	return new Map(documents.map(({ productId, document }) => [productId, assembleProduct(document, changing)]));
}

async function readChanging(db: Database, ids: number[]): Promise<Map<number, Changing>> {
	const rows = await db
		.select({
			id: products.id,
			parentId: products.parentId,
			original: products.originalPrice,
			final: products.finalPrice,
			lowest: products.lowestPrice,
			isInStock: products.isInStock,
			qty: stock.qty,
		})
		.from(products)
		.leftJoin(stock, eq(stock.productId, products.id))
		.where(or(inArray(products.id, ids), inArray(products.parentId, ids)));
	const ofVariants = new Map<number, number>();
	for (const { parentId, qty } of rows) {
		if (parentId !== null) ofVariants.set(parentId, (ofVariants.get(parentId) ?? 0) + (qty ?? 0));
	}
	return new Map(
		rows.map(({ id, original, final, lowest, isInStock, qty }) => [
			id,
			{
				price: { original, final, lowest: final < original ? lowest : null },
				stock: { product_id: id, is_in_stock: isInStock, qty: qty ?? ofVariants.get(id) ?? 0 },
			},
		]),
	);
}
