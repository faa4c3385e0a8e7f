import { setTimeout } from 'node:timers/promises';
import { isNotNull, isNull } from 'drizzle-orm';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { createMemo } from '../platform/memo.ts';
import type { IndexScope, MemoryIndex, SaleFacts } from './memory-index.ts';
import { readIndex } from './read-index.ts';
import { readSaleFacts } from './read-sale-facts.ts';

/** All products, and the variants that they are listed by. */
const CATALOG: IndexScope = { products: isNull(products.parentId), units: isNotNull(products.listedAs) };

/** ms. A large catalogue takes seconds to read; shoppers find what was there before until then. */
const LONGEST_WAIT = 300;

interface ImportedIndex {
	/** The import that the index is of. */
	imported: number;
	index: MemoryIndex;
}

export type CurrentIndex = (view: CatalogView) => Promise<ImportedIndex & { facts: SaleFacts }>;

/** Each process keeps its own index; the catalogue's version, which every search asks for, tells when it is out of date. */
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
