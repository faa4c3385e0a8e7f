import { setTimeout } from 'node:timers/promises';
import { isNotNull, isNull } from 'drizzle-orm';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { createMemo } from '../platform/memo.ts';
import type { IndexScope, MemoryIndex, SaleFacts } from './memory-index.ts';
import { readIndex, readSaleFacts } from './read-index.ts';

/** All products, and the variants by which they are listed. */
const CATALOG: IndexScope = { products: isNull(products.parentId), units: isNotNull(products.listedAs) };

/** Milliseconds to wait for a new index. Reading a large catalogue takes seconds; until then searches use the old one. */
const LONGEST_WAIT = 300;

interface ImportedIndex {
	imported: number;
	index: MemoryIndex;
}

export type CurrentIndex = (view: CatalogView) => Promise<ImportedIndex & { facts: SaleFacts }>;

/** Each process keeps its own index, and renews it when the catalogue's version has changed. */
export function createIndexKeeper(db: Database): CurrentIndex {
	const indexes = createMemo<ImportedIndex>(1);
	const facts = createMemo<SaleFacts>(1);
	let latest: ImportedIndex | undefined;

	const indexOf = async (imported: number): Promise<ImportedIndex> => {
		if (latest && latest.imported >= imported) return latest;
		const reading = indexes(String(imported), async () => ({ imported, index: await readIndex(db, CATALOG) }));
		return latest ? Promise.race([reading, setTimeout(LONGEST_WAIT, latest, { ref: false })]) : reading;
	};

	return async ({ imported, version }) => {
		const current = await indexOf(imported);
		latest = current;
		const { index } = current;
		return { ...current, facts: await facts(`${current.imported} ${version}`, () => readSaleFacts(db, index)) };
	};
}
