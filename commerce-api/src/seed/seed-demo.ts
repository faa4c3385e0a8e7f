import { readCatalogState } from '../catalog/catalog-state.ts';
import { writeTaxRules } from '../catalog/tax-rules.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import type { Database } from '../database/database.ts';
import { demoCatalog } from '../demo/demo-catalog.ts';

/** Fills a shop that has never had a catalogue. Tells whether it did. */
export async function seedDemo(db: Database): Promise<boolean> {
	const { version } = await readCatalogState(db);
	// A shop of an older release has a catalogue but no tax rules.
	await writeTaxRules(db, undefined);
	if (version > 0) return false;
	await writeCatalog(db, demoCatalog());
	return true;
}
