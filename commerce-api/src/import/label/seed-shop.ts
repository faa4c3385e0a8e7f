import { inArray, sql } from 'drizzle-orm';
import { readCatalogState } from '../../catalogue/catalog-state.ts';
import { writeTaxRules } from '../../catalogue/prices/tax-rules.ts';
import { replaceCatalog } from '../../catalogue/write/write-catalog.ts';
import { storeDraft } from '../../content/drafts.ts';
import { writeShowrooms } from '../../content/showrooms/write-showrooms.ts';
import { writeContent } from '../../content/write-content.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import type { Label, SeedReview, SeedSource } from './label.ts';

const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** Fills a shop that has never had a catalogue, in one transaction. @returns whether it did */
export async function seedShop(db: Database, label: Label | undefined, now = new Date()): Promise<boolean> {
	// A shop of an older release has a catalogue but no tax rules.
	await writeTaxRules(db, undefined);
	const { version } = await readCatalogState(db);
	if (!label || version > 0) return false;
	const source = await label.seed();
	await db.transaction((tx) => writeSeed(tx, source, now));
	await db.execute(sql`vacuum analyze`);
	return true;
}

async function writeSeed(tx: Database, source: SeedSource, now: Date): Promise<void> {
	await replaceCatalog(tx, { ...source.catalog, isSeed: true }, now);
	await insertAll(tx, coupons, source.coupons);
	await writeContent(tx, source.content);
	const expiresAt = new Date(now.getTime() + TEN_YEARS_MS);
	for (const draft of source.drafts) await storeDraft(tx, { ...draft, expiresAt }, now);
	await writeReviews(tx, source.reviews);
	await writeShowrooms(tx, source.showrooms ?? [], source.shelves && { shelves: source.shelves, now });
}

async function writeReviews(tx: Database, given: SeedReview[]): Promise<void> {
	const skus = given.map(({ sku }) => sku);
	const known = await tx
		.select({ id: products.id, sku: products.sku })
		.from(products)
		.where(inArray(products.sku, skus));
	const ids = new Map(known.map(({ id, sku }) => [sku, id]));
	const rows = given.flatMap(({ sku, ...review }) => {
		const productId = ids.get(sku);
		return productId === undefined ? [] : [{ ...review, productId }];
	});
	await insertAll(tx, reviews, rows);
}
