import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureCatalog } from '../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../catalogue/write/write-catalog.ts';
import { type OpenDatabase, openInMemory } from '../platform/database/open-in-memory.fixture.ts';
import { pictures } from '../platform/database/schema/catalog.ts';
import { fittingLayouts } from './fitting-layouts.ts';

let database: OpenDatabase;
beforeAll(async () => {
	database = await openInMemory();
	await writeCatalog(database.db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z'));
});
afterAll(() => database.close());

const banner = (image: string) => ({ image, title: 'Len', text: null, url: '/ona' });

it('keeps the banners whose pictures are there, and the categories that are', async () => {
	const [picture] = await database.db.select().from(pictures).limit(1);
	const here = banner(picture?.path ?? '');
	const document = {
		mainBanners: [here, banner('/g/o/gone')],
		smallBanners: [banner('/g/o/gone')],
		productBanners: [],
		promotedCategories: ['ona', 'gone'],
	};
	const layouts = await fittingLayouts(database.db, [{ name: 'home', document }], (paths) =>
		paths.flatMap((path) => (path === 'ona' ? [7] : [])),
	);
	expect(layouts.get('home')).toEqual({
		mainBanners: [here],
		smallBanners: [],
		productBanners: [],
		promotedCategories: [7],
	});
});
