import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { catalogState } from '../platform/database/schema/catalog.ts';

const ONLY_ROW = 1;

/** Distinct from the shop's other advisory locks. */
const CATALOG_LOCK = 7_404_002;

/** Locks the catalogue exclusively: imports, price changes and orders wait, readers do not. Must be taken before all other locks. */
export async function lockCatalog(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${CATALOG_LOCK})`);
	await tx.insert(catalogState).values({ id: ONLY_ROW, version: 0 }).onConflictDoNothing();
}

/** As `lockCatalog`, but without waiting. @returns whether it is locked now */
export async function tryLockCatalog(tx: Database): Promise<boolean> {
	const isFree = sql<boolean>`pg_try_advisory_xact_lock(${CATALOG_LOCK})`;
	const [lock] = await tx.select({ isHeld: isFree }).from(sql`(select 1) one`);
	return lock?.isHeld === true;
}

/** Keeps the catalogue from being replaced or repriced until this transaction ends; many may hold this lock at once. */
export async function shareCatalog(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock_shared(${CATALOG_LOCK})`);
}

/** Invalidates what all processes have cached of the catalogue. */
export async function raiseVersion(tx: Database, nextPriceChange?: Date | null): Promise<void> {
	await tx
		.update(catalogState)
		.set({ version: sql`${catalogState.version} + 1`, ...(nextPriceChange !== undefined && { nextPriceChange }) })
		.where(eq(catalogState.id, ONLY_ROW));
}

/** Everything has changed with an import, not only prices and stock. @param seeded whether it came from a label */
export async function markImport(tx: Database, seeded: boolean): Promise<void> {
	await tx
		.update(catalogState)
		.set({ imported: sql`${catalogState.version}`, seeded })
		.where(eq(catalogState.id, ONLY_ROW));
}

/** Whether the shop has a catalogue that is no label's. */
export async function hasOwnCatalog(db: Database): Promise<boolean> {
	const { version, seeded } = await readCatalogState(db);
	return version > 0 && !seeded;
}

/** Version 0 stands for a shop without a catalogue. */
export async function readCatalogState(db: Database) {
	const [state] = await db.select().from(catalogState).where(eq(catalogState.id, ONLY_ROW));
	return state ?? { version: 0, imported: 0, seeded: false, nextPriceChange: null };
}
