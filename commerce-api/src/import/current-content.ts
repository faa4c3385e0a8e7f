import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { asc } from 'drizzle-orm';
import { hasOwnCatalog } from '../catalogue/catalog-state.ts';
import { CATALOG_LOCALIZATION, storeLanguage } from '../catalogue/localization.ts';
import type { CatalogSource, CatalogTranslation, SourcePage } from '../catalogue/source/catalog-source.ts';
import { startBlank } from '../content/blank-pages.ts';
import type { Database } from '../platform/database/database.ts';
import { faqGroups, pages } from '../platform/database/schema/catalog.ts';
import { translatedStores } from '../platform/database/schema/translations.ts';
import type { Differences } from '../platform/differences.ts';
import type { StoreViews } from '../platform/store-views.ts';
import { readTranslations, storesWithWords, translated } from '../platform/translations/translations.ts';

interface OwnContent {
	content: Content;
	blank: string[];
}

/**
 * The shop's own pages and FAQ, and the language of what is imported; blank pages for a shop that has none, or only a label's. The
 * caller has locked the catalogue.
 */
export async function ownContent(tx: Database, storeViews: StoreViews): Promise<OwnContent> {
	const language = storeLanguage(storeViews[0]);
	if (await hasOwnCatalog(tx)) return { content: { ...(await currentContent(tx, storeViews)), language }, blank: [] };
	const content = await startBlank(tx, storeViews);
	return { content: { ...content, language }, blank: content.pages.map(({ urlKey }) => urlKey) };
}

export type Content = Pick<CatalogSource, 'language' | 'pages' | 'faq' | 'translations'>;

/** @param storeViews tell the languages of those in which only pages have words, which matter where these are written again */
export async function currentContent(db: Database, storeViews: readonly StoreView[] = []): Promise<Content> {
	const rows = await db.select().from(pages).orderBy(asc(pages.id));
	const faqRows = await db.select().from(faqGroups).orderBy(asc(faqGroups.position));
	const own = { pages: rows.map(({ document }) => document), faq: faqRows.map(({ document }) => document) };
	const translations: Record<string, CatalogTranslation> = {};
	for (const [store, language] of await languagesOf(db, storeViews)) {
		translations[store] = { language, ...(await wordsOf(db, store, own)) };
	}
	return { pages: own.pages.map(toSource), faq: own.faq, translations };
}

/** By store view: those in which the catalogue or a page has words of its own. */
async function languagesOf(db: Database, storeViews: readonly StoreView[]): Promise<ReadonlyMap<string, string>> {
	const known = new Map(storeViews.map((view) => [view.storeCode, storeLanguage(view)]));
	const languages = new Map<string, string>();
	for (const store of await storesWithWords(db, ['page'])) {
		languages.set(store, known.get(store) ?? CATALOG_LOCALIZATION.language);
	}
	for (const { store, language } of await db.select().from(translatedStores)) languages.set(store, language);
	languages.delete(CATALOG_LOCALIZATION.store);
	return languages;
}

type Stored = typeof pages.$inferSelect.document;

async function wordsOf(db: Database, store: string, own: { pages: Stored[]; faq: CatalogSource['faq'] }) {
	const translationOf = await readTranslations(db, store, ['page', 'faq']);
	const words = own.pages.flatMap((page) => {
		const differences = translationOf('page', page.id);
		return differences ? [[page.url_key, translatedFields(page, differences)] as const] : [];
	});
	return { pages: Object.fromEntries(words), faq: translated({ groups: own.faq }, translationOf('faq', 'all')).groups };
}

/** Only translated fields: pages mark the language of the others. */
function translatedFields(page: Stored, differences: Differences): Partial<SourcePage> {
	const { title, content, metaDescription } = toSource(translated(page, differences));
	return {
		...('title' in differences && { title }),
		...('content' in differences && { content }),
		...('meta_description' in differences && metaDescription && { metaDescription }),
	};
}

function toSource({ url_key: urlKey, title, content, meta_description }: Stored): SourcePage {
	return { urlKey, title, content, ...(meta_description && { metaDescription: meta_description }) };
}

/** Adds the content to an import, whose own translations win. */
export function withContent<T extends Pick<CatalogSource, 'translations'>>(source: T, content: Content) {
	const translations = { ...content.translations };
	for (const [store, words] of Object.entries(source.translations ?? {})) {
		translations[store] = { ...translations[store], ...words };
	}
	return { ...source, ...content, translations };
}
