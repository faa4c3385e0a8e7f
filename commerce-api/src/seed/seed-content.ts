import { inArray } from 'drizzle-orm';
import { storeDraft } from '../content/drafts.ts';
import { writeContent } from '../content/write-content.ts';
import type { Database } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { products } from '../database/schema/catalog.ts';
import { reviews } from '../database/schema/community.ts';
import { shopSettings } from '../database/schema/content.ts';
import { DEMO_DRAFT_KEY, demoContent, demoDraft } from '../demo/content/demo-content.ts';
import { demoReviews } from '../demo/content/demo-reviews.ts';
import { demoCatalog } from '../demo/demo-catalog.ts';

const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** What the demo shop's editors and shoppers would have written, into a shop that was never set up. */
export async function seedContent(db: Database, now = new Date()): Promise<void> {
	const settings = await db.select().from(shopSettings);
	if (settings.length > 0) return;
	const expiresAt = new Date(now.getTime() + TEN_YEARS_MS);
	await db.transaction(async (tx) => {
		await writeContent(tx, demoContent());
		await storeDraft(tx, { key: DEMO_DRAFT_KEY, draft: demoDraft, expiresAt }, now);
		await seedReviews(tx);
	});
}

async function seedReviews(db: Database): Promise<void> {
	const source = demoReviews(demoCatalog().products);
	const skus = source.map(({ sku }) => sku);
	const known = await db
		.select({ id: products.id, sku: products.sku })
		.from(products)
		.where(inArray(products.sku, skus));
	const ids = new Map(known.map(({ id, sku }) => [sku, id]));
	const rows = source.flatMap(({ sku, published, createdAt, ...review }) => {
		const productId = ids.get(sku);
		if (productId === undefined) return [];
		return { ...review, productId, status: published ? 1 : 2, language: 'pl', createdAt: new Date(createdAt) };
	});
	await insertAll(db, reviews, rows);
}
