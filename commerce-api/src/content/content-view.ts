import type { CmsPage, LayoutDraft } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { asc } from 'drizzle-orm';
import type { Catalog, CatalogView } from '../catalogue/catalog-view.ts';
import { localized } from '../catalogue/localization.ts';
import type { Database } from '../platform/database/database.ts';
import type { StoredDraft } from '../platform/database/schema/content.ts';
import * as schema from '../platform/database/schema/content.ts';
import { createMemo } from '../platform/memo.ts';
import { readTranslations, translated } from '../platform/translations/translations.ts';
import { fittingLayouts } from './fitting-layouts.ts';
import { CONTENT_KINDS } from './write-content-translations.ts';

const MAX_VIEWS = 20;

/** What editors wrote beside pages and FAQ, at one version of the catalogue. */
export type ContentView = Awaited<ReturnType<typeof readContent>>;

export interface Content {
	/** @param storeView whose texts are wanted; the catalogue's own without it */
	view(storeView?: StoreView): Promise<ContentView>;
	/** A draft as pages get it: a layout without what is not there. */
	fit(draft: StoredDraft, storeView: StoreView): Promise<CmsPage | LayoutDraft>;
}

/** Views are cached by the catalogue's version, which rises whenever content is written. */
export function createContent(db: Database, catalog: Catalog): Content {
	const views = createMemo<ContentView>(MAX_VIEWS);
	return {
		async view(storeView) {
			const current = await catalog.view(storeView);
			const store = storeView?.storeCode ?? '';
			return views(`${current.version} ${store}`, () => readContent(db, current, store));
		},
		async fit(draft, storeView) {
			if (!('layout' in draft)) return draft;
			const { layout: name, document } = draft;
			const fitted = await fittingLayouts(db, [{ name, document }], idsIn(await catalog.view(storeView)));
			return { layout: name, document: { ...document, promotedCategories: [], ...fitted.get(name) } };
		},
	};
}

/** Editors and imports name categories by the catalogue's own addresses. */
function idsIn({ categories }: CatalogView): (paths: string[]) => number[] {
	const ids = new Map(categories.map(({ url_path, addresses, id }) => [addresses?.[''] ?? url_path, id]));
	return (paths) => paths.flatMap((path) => ids.get(path) ?? []);
}

async function readContent(db: Database, current: CatalogView, store: string) {
	const { localization } = current;
	const own = await readTranslations(db, store, CONTENT_KINDS);
	const idsOf = idsIn(current);
	const layouts = await db.select().from(schema.layouts);
	const tables = await db.select().from(schema.sizeTables).orderBy(asc(schema.sizeTables.id));
	const blocks = await db.select().from(schema.cmsBlocks).orderBy(asc(schema.cmsBlocks.id));
	const nodes = await db.select().from(schema.cmsNodes);
	const partners = await db.select().from(schema.partners).orderBy(asc(schema.partners.position));
	const [settings] = await db.select().from(schema.shopSettings);
	return {
		blocks: blocks.map(({ id, document }) =>
			localized(document, { own: own('block', id), marks: { lang: 'content' } }, localization),
		),
		hierarchy: nodes
			.map(({ id, document }) => translated(document, own('node', id)))
			.toSorted((a, b) => a.position - b.position),
		partners: partners.map(({ position, document }) => translated(document, own('partner', position))),
		layouts: await fittingLayouts(
			db,
			layouts.map(({ name, document }) => ({ name, document: translated(document, own('layout', name)) })),
			idsOf,
		),
		sizeTables: tables.map(({ id, document }) => {
			const { categories: paths, ...table } = translated(document, own('size-table', id));
			return { ...table, id, category_ids: idsOf(paths) };
		}),
		redirects: (await db.select().from(schema.redirects)).map(({ code, ...redirect }) => ({
			...redirect,
			code: code === 301 ? (301 as const) : (302 as const),
		})),
		/** Undefined where a shop was never set up. */
		settings: settings && translated(settings.document, own('settings', 'all')),
	};
}
