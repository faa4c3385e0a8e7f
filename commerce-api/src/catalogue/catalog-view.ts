import type { Attribute, Category, Tag, TaxRule } from '@pasaz/kernel/contract/catalog';
import type { CmsPage, FaqGroup } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { asc } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import * as schema from '../platform/database/schema/catalog.ts';
import { taxRules } from '../platform/database/schema/pricing.ts';
import { translatedStores } from '../platform/database/schema/translations.ts';
import type { StoreViews } from '../platform/store-views.ts';
import { readCatalogState } from './catalog-state.ts';
import { refreshPrices } from './prices/refresh-prices.ts';
import { viewInWords } from './view-in-words.ts';
import { CATALOG_WORDS, storeLanguage, type Words } from './words.ts';

/** The small, read-mostly part of one version of the catalogue. */
export interface CatalogView {
	version: number;
	/** The version of the last import: later ones differ in prices and stock only. */
	imported: number;
	categories: Category[];
	attributes: Attribute[];
	/** Codes of the attributes that listings can be narrowed by. */
	filterable: Set<string>;
	tags: Tag[];
	pages: CmsPage[];
	faq: FaqGroup[];
	taxRules: TaxRule[];
	/** Those of its texts. */
	words: Words;
	/** Store views with words of their own, and the language of these. */
	translatedStores: ReadonlyMap<string, string>;
}

type CatalogVersion = Pick<CatalogView, 'version' | 'imported'>;

export interface Catalog {
	/**
	 * The current version's view; asks the database only whether the version is still the same.
	 * @param storeView in whose words; without it in the catalogue's own
	 */
	view(storeView?: StoreView): Promise<CatalogView>;
}

/** Reductions that start or end between two imports take effect with the first request after that moment. */
export function createCatalog(db: Database, now: () => Date, storeViews: StoreViews): Catalog {
	const language = storeLanguage(storeViews[0]);
	let known: Promise<CatalogView> | undefined;
	let knownVersion = -1;
	let inWords = new Map<string, Promise<CatalogView>>();
	let refreshing: Promise<void> | undefined;

	/** All who come while it goes on wait for the same, and keep no connection busy with that. */
	const refresh = () => {
		refreshing ??= refreshPrices(db, now()).finally(() => {
			refreshing = undefined;
		});
		return refreshing;
	};
	const inWordsOf = (storeView: StoreView, base: Promise<CatalogView>) => {
		const views = inWords;
		const { storeCode } = storeView;
		const before = views.get(storeCode);
		if (before) return before;
		const reading = base.then((view) => viewInWords(db, view, { storeView, language }));
		views.set(storeCode, reading);
		reading.catch(() => views.delete(storeCode));
		return reading;
	};

	return {
		async view(storeView) {
			let state = await readCatalogState(db);
			if (state.nextPriceChange && state.nextPriceChange <= now()) {
				await refresh();
				state = await readCatalogState(db);
			}
			if (!known || knownVersion !== state.version) {
				knownVersion = state.version;
				inWords = new Map();
				known = readView(db, state);
				known.catch(() => {
					knownVersion = -1;
				});
			}
			return storeView ? inWordsOf(storeView, known) : known;
		},
	};
}

async function readView(db: Database, { version, imported }: CatalogVersion): Promise<CatalogView> {
	const attributes = await db.select().from(schema.attributes).orderBy(asc(schema.attributes.id));
	const stores = await db.select().from(translatedStores);
	const documents = <T>(rows: { document: T }[]) => rows.map(({ document }) => document);
	return {
		version,
		imported,
		attributes: documents(attributes),
		filterable: new Set(attributes.filter(({ filterable }) => filterable).map(({ code }) => code)),
		categories: documents(await db.select().from(schema.categories).orderBy(asc(schema.categories.id))),
		tags: documents(await db.select().from(schema.tags).orderBy(asc(schema.tags.id))),
		pages: documents(await db.select().from(schema.pages).orderBy(asc(schema.pages.id))),
		taxRules: documents(await db.select().from(taxRules).orderBy(asc(taxRules.id))),
		words: CATALOG_WORDS,
		translatedStores: new Map(stores.map(({ store, language }) => [store, language])),
		faq: documents(await db.select().from(schema.faqGroups).orderBy(asc(schema.faqGroups.position))),
	};
}
