import { asc } from 'drizzle-orm';
import type { CatalogSource, CatalogTranslation, SourcePage } from '../catalogue/source/catalog-source.ts';
import type { Database } from '../platform/database/database.ts';
import { faqGroups, pages } from '../platform/database/schema/catalog.ts';
import { translatedStores } from '../platform/database/schema/translations.ts';
import type { Differences } from '../platform/translations/differences.ts';
import { readTranslations, translated } from '../platform/translations/read-translations.ts';

export type Content = Pick<CatalogSource, 'pages' | 'faq' | 'translations'>;

/** The shop's pages and questions as they are, in the words of each store view, to be written again beside new products. */
export async function currentContent(db: Database): Promise<Content> {
	const rows = await db.select().from(pages).orderBy(asc(pages.id));
	const faqRows = await db.select().from(faqGroups).orderBy(asc(faqGroups.position));
	const own = { pages: rows.map(({ document }) => document), faq: faqRows.map(({ document }) => document) };
	const translations: Record<string, CatalogTranslation> = {};
	for (const { store, language } of await db.select().from(translatedStores)) {
		translations[store] = { language, ...(await wordsOf(db, store, own)) };
	}
	return { pages: own.pages.map(toSource), faq: own.faq, translations };
}

type Stored = typeof pages.$inferSelect.document;

async function wordsOf(db: Database, store: string, own: { pages: Stored[]; faq: CatalogSource['faq'] }) {
	const said = await readTranslations(db, store, ['page', 'faq']);
	const words = own.pages.flatMap((page) => {
		const differences = said('page', page.id);
		return differences ? [[page.url_key, saidOf(page, differences)] as const] : [];
	});
	return { pages: Object.fromEntries(words), faq: translated({ groups: own.faq }, said('faq', 'all')).groups };
}

/** What it does not say must not pass for its own words: pages tell the language of what has none. */
function saidOf(page: Stored, differences: Differences): Partial<SourcePage> {
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

/** Both at once; what an import says of a store view counts. */
export function withContent<T extends Pick<CatalogSource, 'translations'>>(source: T, content: Content) {
	const translations = { ...content.translations };
	for (const [store, words] of Object.entries(source.translations ?? {})) {
		translations[store] = { ...translations[store], ...words };
	}
	return { ...source, ...content, translations };
}
