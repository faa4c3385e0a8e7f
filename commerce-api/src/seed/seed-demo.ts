import { readCatalogState } from '../catalog/catalog-state.ts';
import { writeTaxRules } from '../catalog/tax-rules.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import type { Database } from '../database/database.ts';
import { coupons } from '../database/schema/pricing.ts';
import { DEMO_COUPONS } from '../demo/coupons.ts';
import { demoCatalog } from '../demo/demo-catalog.ts';
import { seedContent } from './seed-content.ts';

/** Fills a shop that has never had a catalogue. Tells whether it did. */
export async function seedDemo(db: Database): Promise<boolean> {
	const { version } = await readCatalogState(db);
	// A shop of an older release has a catalogue but no tax rules.
	await writeTaxRules(db, undefined);
	if (version === 0) {
		await writeCatalog(db, demoCatalog());
		await db.insert(coupons).values(DEMO_COUPONS).onConflictDoNothing();
	}
	await seedContent(db);
	return version === 0;
}
