import { sql } from 'drizzle-orm';
import { lockCatalog } from '../../catalogue/catalog-state.ts';
import type { SourcePage } from '../../catalogue/source/catalog-source.ts';
import { loadIds } from '../../catalogue/write/catalog-ids.ts';
import { replaceCatalog } from '../../catalogue/write/write-catalog.ts';
import { writeBlocks } from '../../content/write-content.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAll, isAmong } from '../../platform/database/large-lists.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { countDropped, type ShrinkOptions } from '../count-dropped.ts';
import { type Content, ownContent, withContent } from '../current-content.ts';
import type { Replaced } from '../run-import.ts';
import type { SourceReview } from './reviews.ts';
import type { Conversion } from './to-catalog.ts';

interface WriteOptions extends ShrinkOptions {
	now: Date;
	storeViews: StoreViews;
}

/** All or nothing; the same dump again changes nothing. @throws ImportError as `countDropped` */
export async function writeImport(
	db: Database,
	conversion: Conversion,
	{ now, storeViews, mayShrink }: WriteOptions,
): Promise<Replaced> {
	const replaced = await db.transaction(async (tx) => {
		await lockCatalog(tx);
		const dropped = await countDropped(tx, { ...conversion.source, mayShrink });
		const own = await ownContent(tx, storeViews);
		const content = withPages(own.content, conversion.pages);
		await replaceCatalog(tx, withContent(conversion.source, content), now);
		if (conversion.blocks) {
			const { idOf, save } = await loadIds(tx);
			await writeBlocks(tx, conversion.blocks, idOf);
			await save();
		}
		await addReviews(tx, conversion.reviews);
		return { blankPages: conversion.pages ? [] : own.blank, dropped };
	});
	await db.execute(sql`vacuum analyze`);
	return replaced;
}

/** Translations of the shop's own pages must not apply to imported ones. */
function withPages(content: Content, pages: SourcePage[] | undefined): Content {
	if (!pages) return content;
	const translations = Object.entries(content.translations ?? {}).map(([store, { pages: _, ...words }]) => [
		store,
		words,
	]);
	return { ...content, pages, translations: Object.fromEntries(translations) };
}

async function addReviews(tx: Database, given: SourceReview[]): Promise<void> {
	const skus = new Set(given.map(({ sku }) => sku));
	if (skus.size === 0) return;
	const rows = await tx.select({ id: products.id, sku: products.sku }).from(products);
	const ids = new Map(rows.flatMap(({ id, sku }) => (skus.has(sku) ? [[sku, id] as const] : [])));
	const stored = await tx
		.select()
		.from(reviews)
		.where(isAmong(reviews.productId, [...ids.values()]));
	const known = new Set(stored.map(nameOf));
	const imported = given.map(({ sku, ...review }) => ({ ...review, productId: ids.get(sku) ?? 0 }));
	const distinct = new Map(imported.map((review) => [nameOf(review), review]));
	await insertAll(
		tx,
		reviews,
		[...distinct].flatMap(([name, review]) => (known.has(name) ? [] : review)),
	);
}

interface Named extends Pick<SourceReview, 'nickname' | 'title' | 'createdAt'> {
	productId: number;
}

/** Reviews have no stable id; nobody writes two for one product within the same second. */
function nameOf({ productId, nickname, title, createdAt }: Named): string {
	return JSON.stringify([productId, nickname, title, createdAt.getTime()]);
}
