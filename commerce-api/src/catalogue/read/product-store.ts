import type { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import { productDocuments, products } from '../../platform/database/schema/catalog.ts';
import { productTranslations } from '../../platform/database/schema/translations.ts';
import type { Differences } from '../../platform/differences.ts';
import { localized, NAME_AND_DESCRIPTION } from '../localization.ts';
import { withLocalSurcharges } from '../prices/local-surcharges.ts';
import type { Storefront, Storefronts } from '../prices/storefront.ts';
import { assembleProduct } from './assemble-product.ts';
import { readChanging } from './read-changing.ts';

/** Documents of about 10 kB each. */
const REMEMBERED = 2000;

/** One state of a product: the revision changes with its price, its stock and each import. */
export type ProductVersion = Pick<typeof products.$inferSelect, 'id' | 'revision'>;

export function readVersions(db: Database, where: SQL | undefined): Promise<ProductVersion[]> {
	return db.select({ id: products.id, revision: products.revision }).from(products).where(where);
}

export interface ProductStore {
	/** The products in a store view, in the given order; one that has been deleted meanwhile is left out. */
	load(versions: ProductVersion[], storeView: StoreView): Promise<Product[]>;
}

/** Caches assembled products by store view and revision, so that other processes' changes are seen at once. */
export function createProductStore(db: Database, storefronts: Storefronts): ProductStore {
	const remembered = new LRUCache<string, Product>({ max: REMEMBERED });

	return {
		async load(versions, storeView) {
			const nameOf = ({ id, revision }: ProductVersion) => `${storeView.storeCode}:${id}:${revision}`;
			const found = new Map(versions.map((version) => [nameOf(version), remembered.get(nameOf(version))]));
			const missing = versions.filter((version) => !found.get(nameOf(version)));
			if (missing.length > 0) {
				const ids = missing.map(({ id }) => id);
				const loaded = await readProducts(db, ids, await storefronts.of(storeView));
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

async function readProducts(db: Database, ids: number[], storefront: Storefront): Promise<Map<number, Product>> {
	const { localization } = storefront;
	const [documents, changing, translations] = await Promise.all([
		db.select().from(productDocuments).where(inArray(productDocuments.productId, ids)),
		readChanging(db, ids, storefront),
		readProductTranslations(db, ids, localization.store),
	]);
	return new Map(
		documents.map(({ productId, document }) => {
			const texts = { own: translations.get(productId), marks: NAME_AND_DESCRIPTION };
			const own = withLocalSurcharges(localized(document, texts, localization), storefront);
			return [productId, assembleProduct(own, changing)];
		}),
	);
}

async function readProductTranslations(db: Database, ids: number[], store: string): Promise<Map<number, Differences>> {
	if (store === '') return new Map();
	const { productId, document } = productTranslations;
	const rows = await db
		.select({ productId, document })
		.from(productTranslations)
		.where(and(eq(productTranslations.store, store), inArray(productId, ids)));
	return new Map(rows.map((row) => [row.productId, row.document]));
}
