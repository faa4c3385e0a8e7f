import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lockCatalog } from '../catalogue/catalog-state.ts';
import { fixtureCatalog } from '../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../catalogue/write/write-catalog.ts';
import type { Database } from '../platform/database/database.ts';
import { type RealPostgres, startRealPostgres } from '../platform/database/real-postgres.fixture.ts';
import { pages } from '../platform/database/schema/catalog.ts';
import { importCatalog } from './magento/import-magento.ts';
import { writeImport } from './vsf/write-import.ts';

const now = new Date('2026-11-20T10:00:00Z');

let postgres: RealPostgres;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), now));
});
afterAll(() => postgres?.remove());

const { pages: _, faq: __, ...source } = fixtureCatalog();
const conversion = { source, skipped: [], missingPictures: [] };
const options = { mayShrink: false, now, storeViews: STORE_VIEWS };
const importers: [string, (db: Database) => Promise<unknown>][] = [
	[
		'an export',
		(db) => importCatalog(db, conversion, { ...options, file: '', media: undefined, onProgress: () => {} }),
	],
	['dumps', (db) => writeImport(db, { ...conversion, pages: undefined, blocks: undefined, reviews: [] }, options)],
];

it.each(importers)('an import of %s keeps what editors change while it waits for them', async (_name, load) => {
	const { db } = await postgres.copy();
	let imported: Promise<unknown> | undefined;
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		imported = load(db);
		await vi.waitFor(async () => expect(await waitingIn(tx)).toBe(1), 10_000);
		const [page] = await tx.select().from(pages);
		if (!page) throw new Error('The fixture has no page.');
		await tx
			.update(pages)
			.set({ document: { ...page.document, title: 'Poprawiona' } })
			.where(eq(pages.id, page.id));
	});
	await imported;
	expect((await db.select().from(pages)).map(({ document }) => document.title)).toContain('Poprawiona');
});

/** How many transactions wait for an advisory lock. */
async function waitingIn(tx: Database): Promise<number> {
	const [waiting] = await tx
		.select({ count: sql<number>`count(*)::int` })
		.from(sql`pg_locks`)
		.where(
			sql`locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
		);
	return waiting?.count ?? 0;
}
