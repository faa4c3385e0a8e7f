import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { catalogState } from '../../platform/database/schema/catalog.ts';
import { lockCatalog, readCatalogState } from '../catalog-state.ts';
import { fixtureCatalog } from '../source/catalog.fixture.ts';
import { writeCatalog } from '../write/write-catalog.ts';
import { tryRefreshPrices } from './refresh-prices.ts';

let postgres: RealPostgres;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());

it('readers do not wait for an import where a price is due, and take it afterwards', async () => {
	const { db, close } = await postgres.copy();
	const due = new Date('2026-11-21T00:00:00Z');
	await db.update(catalogState).set({ nextPriceChange: due });
	const { version } = await readCatalogState(db);
	await db.transaction(async (importing) => {
		await lockCatalog(importing);
		await tryRefreshPrices(db, due);
		expect(await readCatalogState(db)).toMatchObject({ version, nextPriceChange: due });
	});
	await tryRefreshPrices(db, due);
	expect((await readCatalogState(db)).version).toBeGreaterThan(version);
	await close();
});
