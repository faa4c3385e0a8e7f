import { eq, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockCatalog, raiseVersion } from '../catalogue/catalog-state.ts';
import { type IdOf, loadIds } from '../catalogue/write/catalog-ids.ts';
import type { Database } from '../platform/database/database.ts';
import { insertAll } from '../platform/database/large-lists.ts';
import * as schema from '../platform/database/schema/content.ts';
import { translations } from '../platform/database/schema/translations.ts';
import { purgeTags } from '../platform/outbox/enqueue.ts';
import { blockRows, layoutRows, nodeRows, partnerRows, sizeTableRows } from './content-rows.ts';
import type { ContentSource, SourceBlock } from './content-source.ts';
import { writeContentTranslations } from './write-content-translations.ts';

export async function writeContent(db: Database, source: ContentSource): Promise<void> {
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		await replaceContent(tx, source);
		await raiseVersion(tx);
		await purgeTags(tx, ['home', 'menu', ...source.blocks.map(({ identifier }) => `cms:${identifier}` as const)]);
	});
}

/** The same within the caller's transaction, who locks the catalogue, raises its version and purges. */
export async function replaceContent(tx: Database, source: ContentSource): Promise<void> {
	const { idOf, save } = await loadIds(tx);
	await writeBlocks(tx, source.blocks, idOf);
	await replace(tx, schema.cmsNodes, nodeRows(source.hierarchy, idOf));
	await replace(tx, schema.partners, partnerRows(source));
	await replace(tx, schema.layouts, layoutRows(source));
	const tables = source.sizeTables.map(({ name }) => idOf('size-table', name));
	await replace(tx, schema.sizeTables, sizeTableRows(source, tables));
	await replace(tx, schema.redirects, source.redirects);
	await replace(tx, schema.shopSettings, [{ id: 1, document: source.settings }]);
	await writeContentTranslations(tx, source, idOf);
	await save();
}

/** Replaces all blocks and their translations within the caller's transaction, which also saves the ids. */
export async function writeBlocks(tx: Database, blocks: SourceBlock[], idOf: IdOf): Promise<void> {
	await tx.delete(translations).where(eq(translations.kind, 'block'));
	await replace(tx, schema.cmsBlocks, blockRows(blocks, idOf));
}

async function replace<T extends PgTable>(tx: Database, table: T, rows: InferInsertModel<T>[]): Promise<void> {
	await tx.delete(table);
	await insertAll(tx, table, rows);
}
