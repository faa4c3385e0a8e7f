import type { CmsNode } from '@pasaz/kernel/contract/content';
import { type IdOf, loadIds } from '../catalog/catalog-ids.ts';
import { lockCatalog, raiseVersion } from '../catalog/catalog-state.ts';
import { cleanHtml } from '../catalog/clean-html.ts';
import type { Database } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import * as schema from '../database/schema/content.ts';
import { purgeTags } from '../outbox/purge-tags.ts';
import type { ContentSource, SourceBlock, SourceNode } from './content-source.ts';

/** Replaces what editors wrote beside pages and questions, in one transaction. */
export async function writeContent(db: Database, source: ContentSource): Promise<void> {
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		const { idOf, save } = await loadIds(tx);
		await writeBlocks(tx, source.blocks, idOf);
		await replace(tx, schema.cmsNodes, nodeRows(source.hierarchy, idOf));
		await replace(
			tx,
			schema.partners,
			source.partners.map((document, position) => ({ position, document })),
		);
		await replace(
			tx,
			schema.layouts,
			Object.entries(source.layouts).map(([name, document]) => ({ name, document })),
		);
		await replace(tx, schema.sizeTables, sizeTableRows(source, idOf));
		await replace(tx, schema.redirects, source.redirects);
		await replace(tx, schema.shopSettings, [{ id: 1, document: source.settings }]);
		await save();
		await raiseVersion(tx);
		await purgeTags(tx, ['home', 'menu', ...source.blocks.map(({ identifier }) => `cms:${identifier}` as const)]);
	});
}

/** Replaces all blocks; part of a caller's transaction, which saves the ids. */
export async function writeBlocks(tx: Database, blocks: SourceBlock[], idOf: IdOf): Promise<void> {
	const rows = blocks.map(({ identifier, title, content }) => {
		const id = idOf('block', identifier);
		return { id, identifier, document: { id, identifier, title, content: cleanHtml(content) } };
	});
	await replace(tx, schema.cmsBlocks, rows);
}

type Table = (typeof schema)[
	| 'cmsBlocks'
	| 'cmsNodes'
	| 'partners'
	| 'layouts'
	| 'sizeTables'
	| 'redirects'
	| 'shopSettings'];

async function replace<T extends Table>(tx: Database, table: T, rows: Parameters<typeof insertAll<T>>[2]) {
	await tx.delete(table);
	await insertAll(tx, table, rows);
}

function sizeTableRows({ sizeTables }: ContentSource, idOf: IdOf) {
	return sizeTables.map((table) => ({
		id: idOf('size-table', table.name),
		document: { ...table, note: table.note === null ? null : cleanHtml(table.note) },
	}));
}

function nodeRows(nodes: SourceNode[], idOf: IdOf): { id: number; document: CmsNode }[] {
	const levels = new Map<string, number>();
	return nodes.map(({ key, parent, label, page }, position) => {
		const level = parent === undefined ? 1 : (levels.get(parent) ?? 0) + 1;
		levels.set(key, level);
		const id = idOf('cms-node', key);
		const document = {
			...{ id, label, level, position },
			parent_id: parent === undefined ? null : idOf('cms-node', parent),
			page_id: page === undefined ? null : idOf('page', page),
			url_key: page ?? null,
		};
		return { id, document };
	});
}
