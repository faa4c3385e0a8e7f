import { eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import * as schema from '../../platform/database/schema/catalog.ts';
import * as search from '../../platform/database/schema/search.ts';
import { enqueue, purgeAll } from '../../platform/outbox/enqueue.ts';
import { lockCatalog, markImport, raiseVersion } from '../catalog-state.ts';
import { CATALOG_LOCALIZATION } from '../localization.ts';
import { currentPrices, nextPriceChange, type PriceFacts } from '../prices/current-prices.ts';
import {
	knownPast,
	noteCurrentPrices,
	notePast,
	noteReductions,
	type PricePoint,
	refreshLowestPrices,
} from '../prices/price-history.ts';
import { writeTaxRules } from '../prices/tax-rules.ts';
import type { CatalogSource } from '../source/catalog-source.ts';
import { checkCatalog } from '../source/check-catalog.ts';
import { withAddresses } from '../source/with-addresses.ts';
import { refreshAvailability } from '../touch-products.ts';
import { attributeBook, attributeRows } from './attribute-rows.ts';
import { type IdOf, loadIds } from './catalog-ids.ts';
import { categoryRows } from './category-rows.ts';
import { faqRows, pageRows, pictureRows, tagRows } from './content-rows.ts';
import { withoutHeld } from './held-pieces.ts';
import { type ProductRow, productRows } from './product-rows.ts';
import { replacePages } from './replace-pages.ts';
import { textRows, wordRows } from './text-rows.ts';
import { type Written, writeTranslations } from './write-translations.ts';
import { shownNames, writingOf } from './writing.ts';

const REPLACED = [
	search.productTexts,
	search.searchWords,
	schema.productDocuments,
	schema.productParts,
	schema.stock,
	schema.tierPrices,
	schema.products,
	schema.categories,
	schema.attributes,
	schema.tags,
	schema.pictures,
	schema.faqGroups,
];

/**
 * Replaces the whole catalogue in one transaction: until it ends, and if it fails, shoppers see the old one.
 * Users, carts and orders are kept, with the pieces that they hold; what was there before keeps its id.
 * @throws CatalogError when the source contradicts itself
 */
export async function writeCatalog(db: Database, source: CatalogSource, now = new Date()): Promise<void> {
	await db.transaction((tx) => replaceCatalog(tx, source, now));
	// An embedded database has no autovacuum.
	await db.execute(sql`vacuum analyze`);
}

/** The same within the caller's transaction. */
export async function replaceCatalog(tx: Database, given: CatalogSource, now: Date): Promise<void> {
	const source = withAddresses(given);
	checkCatalog(source);
	await lockCatalog(tx);
	const ids = await loadIds(tx);
	const unreduced = await unreducedProducts(tx);
	for (const table of REPLACED) await tx.delete(table);
	await writeTaxRules(tx, source.taxRules);
	await insertContent(tx, source, { idOf: ids.idOf, now });
	const nextChange = await insertProducts(tx, source, { idOf: ids.idOf, now, unreduced });
	await ids.save();
	await raiseVersion(tx, nextChange);
	await enqueue(tx, [{ kind: 'back-in-stock' }]);
	await purgeAll(tx);
	await markImport(tx, source.isSeed ?? false);
}

/** Ids of what the shop sells without a reduction. */
async function unreducedProducts(tx: Database): Promise<ReadonlySet<number>> {
	const { id, finalPrice, originalPrice } = schema.products;
	const rows = await tx.select({ id }).from(schema.products).where(gte(finalPrice, originalPrice));
	return new Set(rows.map((row) => row.id));
}

interface Moment {
	idOf: IdOf;
	now: Date;
}

interface Replacing extends Moment {
	/** Ids of what was sold without a reduction until now. */
	unreduced: ReadonlySet<number>;
}

async function insertContent(tx: Database, source: CatalogSource, { idOf, now }: Moment): Promise<void> {
	await insertAll(tx, schema.categories, categoryRows(source, idOf));
	await insertAll(tx, schema.attributes, attributeRows(source, idOf));
	await insertAll(tx, schema.tags, tagRows(source.tags, idOf));
	await replacePages(tx, pageRows(source.pages, idOf, now));
	await insertAll(tx, schema.faqGroups, faqRows(source.faq));
	await insertAll(tx, schema.pictures, pictureRows(source.pictures));
}

async function insertProducts(
	tx: Database,
	source: CatalogSource,
	{ idOf, now, unreduced }: Replacing,
): Promise<Date | null> {
	const attributes = attributeBook(attributeRows(source, idOf));
	const { language = CATALOG_LOCALIZATION.language } = source;
	const writing = writingOf(source, idOf, { ...CATALOG_LOCALIZATION, language, attributes });
	const rows = source.products.map((product) => productRows(product, writing));
	const own = rows.flatMap(({ products }) => products);
	const parts = rows.flatMap((row) => row.parts);
	const counted = rows.flatMap((row) => row.stock);
	const stock = await withoutHeld(tx, counted, now);
	const inStock = new Set(stock.filter(({ isInStock }) => isInStock).map(({ productId }) => productId));
	const facts = own.map((row) => toFacts(row, inStock));
	const prices = currentPrices(facts, parts, now);
	await insertAll(
		tx,
		schema.products,
		own.map((row) => {
			const price = prices.get(row.id);
			const { regularPrice } = row;
			return {
				...row,
				originalPrice: price?.original ?? regularPrice,
				finalPrice: price?.final ?? regularPrice,
				isInStock: inStock.has(row.id),
			};
		}),
	);
	await insertAll(
		tx,
		schema.productDocuments,
		rows.flatMap(({ documents }) => documents),
	);
	await insertAll(tx, schema.productParts, parts);
	const documents = rows.map((row) => row.documents.map(({ document }) => document));
	await insertWords(tx, { source, writing, documents, now });
	await insertAll(tx, schema.stock, stock);
	const tiers = rows.flatMap((row) => row.tiers);
	await insertAll(tx, schema.tierPrices, tiers);
	await notePast(tx, pastOf(source, { idOf, now }));
	await noteCurrentPrices(tx, now);
	await noteReductions(tx, now, { prices, unreduced });
	await refreshLowestPrices(tx, undefined);
	// garments come before the groups and bundles that contain them
	await refreshAvailability(tx, eq(schema.products.typeId, 'configurable'));
	await refreshAvailability(tx, inArray(schema.products.typeId, ['grouped', 'bundle']));
	return nextPriceChange(facts, now);
}

async function insertWords(tx: Database, written: Written): Promise<void> {
	const { source, writing } = written;
	await insertAll(
		tx,
		search.productTexts,
		source.products.flatMap((product) => textRows(product, writing)),
	);
	await insertAll(tx, search.searchWords, wordRows(shownNames(source), CATALOG_LOCALIZATION.store));
	await writeTranslations(tx, written);
}

function pastOf({ products }: CatalogSource, { idOf, now }: Moment): PricePoint[] {
	return products.flatMap((product) =>
		[product, ...(product.variants ?? [])].flatMap(({ sku, price }) =>
			knownPast(price, new Date(product.createdAt), now).map((point) => ({
				productId: idOf('product', sku),
				...point,
			})),
		),
	);
}

function toFacts(row: ProductRow, inStock: ReadonlySet<number>): PriceFacts {
	return {
		id: row.id,
		typeId: row.typeId,
		enabled: row.status === 1,
		isInStock: inStock.has(row.id),
		regularPrice: row.regularPrice,
		specialPrice: row.specialPrice ?? null,
		specialFrom: row.specialFrom ?? null,
		specialTo: row.specialTo ?? null,
	};
}
