import type { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/database/database.ts';
import { productDocuments } from '../platform/database/schema/catalog.ts';
import { productTranslations } from '../platform/database/schema/translations.ts';
import type { Differences } from '../platform/translations/differences.ts';
import { translated } from '../platform/translations/read-translations.ts';
import { assembleProduct } from './assemble-product.ts';
import { languageMarks } from './localization.ts';
import type { Storefront, Storefronts } from './prices/storefront.ts';
import { readChanging } from './read-changing.ts';

/** Documents of some 10 kB each. */
const REMEMBERED = 2000;

/** Which state of a product is meant: the revision changes with its price, its stock and each import. */
export interface ProductVersion {
	id: number;
	revision: number;
}

export interface ProductStore {
	/** The answers for these products in a store view, in the order asked for; one that is gone in the meantime is left out. */
	load(versions: ProductVersion[], storeView: StoreView): Promise<Product[]>;
}

/** Keeps assembled products in memory, named by store view and revision, so that other processes' changes are seen at once. */
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
	const [documents, changing, said] = await Promise.all([
		db.select().from(productDocuments).where(inArray(productDocuments.productId, ids)),
		readChanging(db, ids, storefront),
		readProductTranslations(db, ids, localization.store),
	]);
	return new Map(
		documents.map(({ productId, document }) => {
			const own = said.get(productId);
			const marks = languageMarks({ lang: 'name', description_lang: 'description' }, own, localization);
			return [productId, { ...assembleProduct(translated(document, own), changing), ...marks }];
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
