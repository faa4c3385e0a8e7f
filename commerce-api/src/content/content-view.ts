import type { CmsBlock, CmsLayout, CmsNode, Partner, Redirect } from '@pasaz/kernel/contract/content';
import type { SizeTable } from '@pasaz/kernel/contract/size-table';
import { asc } from 'drizzle-orm';
import type { Catalog, CatalogView } from '../catalog/catalog-view.ts';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema/content.ts';
import { fittingLayouts } from './fitting-layouts.ts';

/** What editors wrote beside pages and questions, as of one version of the catalogue. */
export interface ContentView {
	blocks: CmsBlock[];
	hierarchy: CmsNode[];
	partners: Partner[];
	layouts: Map<string, CmsLayout>;
	sizeTables: SizeTable[];
	redirects: Redirect[];
	/** Undefined where a shop was never set up. */
	settings: schema.StoredSettings | undefined;
}

export interface Content {
	view(): Promise<ContentView>;
}

/** Reads again when the catalogue's version has risen; everything that writes content raises it. */
export function createContent(db: Database, catalog: Catalog): Content {
	let known: { version: number; view: Promise<ContentView> } | undefined;
	return {
		async view() {
			const current = await catalog.view();
			if (known?.version !== current.version) {
				const view = readContent(db, current);
				known = { version: current.version, view };
				view.catch(() => {
					known = undefined;
				});
			}
			return known.view;
		},
	};
}

async function readContent(db: Database, { categories }: CatalogView): Promise<ContentView> {
	const ids = new Map(categories.map(({ url_path, id }) => [url_path, id]));
	const idsOf = (paths: string[]) => paths.flatMap((path) => ids.get(path) ?? []);
	const layouts = await db.select().from(schema.layouts);
	const tables = await db.select().from(schema.sizeTables).orderBy(asc(schema.sizeTables.id));
	const [settings] = await db.select().from(schema.shopSettings);
	const documents = <T>(rows: { document: T }[]) => rows.map(({ document }) => document);
	return {
		blocks: documents(await db.select().from(schema.cmsBlocks).orderBy(asc(schema.cmsBlocks.id))),
		hierarchy: documents(await db.select().from(schema.cmsNodes)).toSorted((a, b) => a.position - b.position),
		partners: documents(await db.select().from(schema.partners).orderBy(asc(schema.partners.position))),
		layouts: await fittingLayouts(db, layouts, idsOf),
		sizeTables: tables.map(({ id, document: { categories: paths, ...table } }) => ({
			...table,
			id,
			category_ids: idsOf(paths),
		})),
		redirects: (await db.select().from(schema.redirects)).map(({ code, ...redirect }) => ({
			...redirect,
			code: code === 301 ? 301 : 302,
		})),
		settings: settings?.document,
	};
}
