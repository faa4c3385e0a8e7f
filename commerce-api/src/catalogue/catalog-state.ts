import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { catalogState } from '../platform/database/schema/catalog.ts';

const ONLY_ROW = 1;

/** Any number that no other lock of the shop has. */
const CATALOG_LOCK = 7_404_002;

/** Has the catalogue for this transaction alone: other imports, price changes and orders wait, readers do not. Comes before all other locks. */
export async function lockCatalog(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${CATALOG_LOCK})`);
	await tx.insert(catalogState).values({ id: ONLY_ROW, version: 0 }).onConflictDoNothing();
}

/** Keeps the catalogue from being replaced or priced anew until this transaction has ended; any number may at a time. */
export async function shareCatalog(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock_shared(${CATALOG_LOCK})`);
}

/** Tells all processes that what they remember of the catalogue is out of date. */
export async function raiseVersion(tx: Database, nextPriceChange?: Date | null): Promise<void> {
	await tx
		.update(catalogState)
		.set({ version: sql`${catalogState.version} + 1`, ...(nextPriceChange !== undefined && { nextPriceChange }) })
		.where(eq(catalogState.id, ONLY_ROW));
}

/**
 * Says that with the current version everything has changed, not prices and stock only.
 * @param seeded whether a label brought it
 */
export async function markImport(tx: Database, seeded: boolean): Promise<void> {
	await tx
		.update(catalogState)
		.set({ imported: sql`${catalogState.version}`, seeded })
		.where(eq(catalogState.id, ONLY_ROW));
}

interface CatalogState {
	version: number;
	imported: number;
	seeded: boolean;
	nextPriceChange: Date | null;
}

/** Version 0 stands for a shop without a catalogue. */
export async function readCatalogState(db: Database): Promise<CatalogState> {
	const [state] = await db.select().from(catalogState).where(eq(catalogState.id, ONLY_ROW));
	return state ?? { version: 0, imported: 0, seeded: false, nextPriceChange: null };
}
