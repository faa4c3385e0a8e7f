import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema/catalog.ts';
import { translatedStores } from '../../platform/database/schema/translations.ts';
import { createMemo } from '../../platform/memo.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { readCatalogState } from '../catalog-state.ts';
import type { Catalog, CatalogView } from '../catalog-view.ts';
import { CATALOG_LOCALIZATION, storeLanguage } from '../localization.ts';
import { tryRefreshPrices } from '../prices/refresh-prices.ts';
import { readTaxRules } from '../prices/tax-rules.ts';
import { localizeCatalog } from './localize-catalog.ts';

/** Reads once for all who ask in the same moment; nobody gets what was read before they asked. */
function readTogether<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let next: Promise<Value> | undefined;
	const begin = () => {
		next = undefined;
		return read();
	};
	return () => {
		next ??= Promise.resolve().then(begin);
		return next;
	};
}

/** A reduction that starts or ends between imports takes effect with the first request after that moment. */
export function createCatalog(db: Database, now: () => Date, storeViews: StoreViews): Catalog {
	const language = storeLanguage(storeViews[0]);
	const views = createMemo<CatalogView>(1);
	const localizedViews = createMemo<CatalogView>(storeViews.length);
	const readState = readTogether(() => readCatalogState(db));
	let refreshing: Promise<void> | undefined;

	/** Concurrent requests share one refresh, so that they do not occupy connections. */
	const refresh = () => {
		refreshing ??= tryRefreshPrices(db, now()).finally(() => {
			refreshing = undefined;
		});
		return refreshing;
	};

	return {
		async view(storeView) {
			let state = await readState();
			if (state.nextPriceChange && state.nextPriceChange <= now()) {
				await refresh();
				state = await readState();
			}
			const view = await views(String(state.version), () => readView(db, state));
			if (!storeView) return view;
			return localizedViews(`${view.version} ${storeView.storeCode}`, () =>
				localizeCatalog(db, view, { storeView, language }),
			);
		},
	};
}

async function readView(
	db: Database,
	{ version, imported }: Pick<CatalogView, 'version' | 'imported'>,
): Promise<CatalogView> {
	const attributes = await db.select().from(schema.attributes).orderBy(asc(schema.attributes.id));
	const stores = await db.select().from(translatedStores);
	const languages = new Map(stores.map(({ store, language }) => [store, language]));
	const { store, language } = CATALOG_LOCALIZATION;
	const documents = <T>(rows: { document: T }[]) => rows.map(({ document }) => document);
	return {
		version,
		imported,
		attributes: documents(attributes),
		filterable: new Set(attributes.filter(({ filterable }) => filterable).map(({ code }) => code)),
		categories: documents(await db.select().from(schema.categories).orderBy(asc(schema.categories.id))),
		tags: documents(await db.select().from(schema.tags).orderBy(asc(schema.tags.id))),
		pages: documents(await db.select().from(schema.pages).orderBy(asc(schema.pages.id))),
		taxRules: await readTaxRules(db),
		localization: { ...CATALOG_LOCALIZATION, language: languages.get(store) ?? language },
		translatedStores: languages,
		faq: documents(await db.select().from(schema.faqGroups).orderBy(asc(schema.faqGroups.position))),
	};
}
