import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { catalogState } from '../database/schema/catalog.ts';

const ONLY_ROW = 1;

/** Makes two imports, or an import and a price change, wait for each other. */
export async function lockCatalog(tx: Database): Promise<void> {
	await tx.insert(catalogState).values({ id: ONLY_ROW, version: 0 }).onConflictDoNothing();
	await tx.select().from(catalogState).where(eq(catalogState.id, ONLY_ROW)).for('update');
}

/** Tells all processes that what they remember of the catalogue is out of date. */
export async function raiseVersion(tx: Database, nextPriceChange?: Date | null): Promise<void> {
	await tx
		.update(catalogState)
		.set({ version: sql`${catalogState.version} + 1`, ...(nextPriceChange !== undefined && { nextPriceChange }) })
		.where(eq(catalogState.id, ONLY_ROW));
}

/** Says that with the current version everything has changed, not prices and stock only. */
export async function markImport(tx: Database): Promise<void> {
	await tx
		.update(catalogState)
		.set({ imported: sql`${catalogState.version}` })
		.where(eq(catalogState.id, ONLY_ROW));
}

interface CatalogState {
	version: number;
	imported: number;
	nextPriceChange: Date | null;
}

/** Version 0 stands for a shop without a catalogue. */
export async function readCatalogState(db: Database): Promise<CatalogState> {
	const [state] = await db.select().from(catalogState).where(eq(catalogState.id, ONLY_ROW));
	return state ?? { version: 0, imported: 0, nextPriceChange: null };
}
