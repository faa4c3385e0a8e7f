import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import type { StaticProduct } from '../../platform/database/schema/catalog.ts';
import { productTexts, searchWords } from '../../platform/database/schema/search.ts';
import {
	productTranslations,
	type TranslatedKind,
	translatedStores,
	translations,
} from '../../platform/database/schema/translations.ts';
import {
	differencesOf,
	pairUp,
	type TranslatedPair,
	translationRows,
} from '../../platform/translations/translations.ts';
import { CATALOG_LOCALIZATION } from '../localization.ts';
import type { CatalogSource, CatalogTranslation, SourceProduct } from '../source/catalog-source.ts';
import { translatedCatalog } from '../source/catalog-translation.ts';
import { attributeBook, attributeRows } from './attribute-rows.ts';
import { categoryRows } from './category-rows.ts';
import { faqRows, pageRows, tagRows } from './content-rows.ts';
import { documentsOf } from './product-rows.ts';
import { textRows, wordRows } from './text-rows.ts';
import { shownNames, type Writing, writingOf } from './writing.ts';

export interface Written {
	source: CatalogSource;
	writing: Writing;
	/** By product: its own, then its variants'. */
	documents: StaticProduct[][];
	now: Date;
}

const KINDS: TranslatedKind[] = ['category', 'attribute', 'tag', 'page', 'faq'];

export async function writeTranslations(tx: Database, written: Written): Promise<void> {
	await tx.delete(translatedStores);
	await tx.delete(productTranslations);
	await tx.delete(translations).where(inArray(translations.kind, KINDS));
	const { language, translations: words = {} } = written.source;
	if (language) await insertAll(tx, translatedStores, [{ store: CATALOG_LOCALIZATION.store, language }]);
	for (const [store, translation] of Object.entries(words)) {
		await insertAll(tx, translatedStores, [{ store, language: translation.language }]);
		await writeStore(tx, written, { store, translation });
	}
}

interface Store {
	store: string;
	translation: CatalogTranslation;
}

async function writeStore(tx: Database, written: Written, { store, translation }: Store): Promise<void> {
	const { idOf } = written.writing;
	const source = translatedCatalog(written.source, translation);
	const attributes = attributeBook(
		attributeRows(written.source, idOf),
		attributeRows(source, idOf, translation.attributes),
	);
	const writing = writingOf(source, idOf, { store, language: translation.language, attributes });
	await insertAll(tx, translations, translationRows(store, pairsOf(written, source, translation)));
	await insertAll(
		tx,
		productTranslations,
		source.products.flatMap((product, index) =>
			productRows(product, written.documents[index] ?? [], { writing, translation }),
		),
	);
	await insertAll(
		tx,
		productTexts,
		source.products.flatMap((product) => textRows(product, writing)),
	);
	await insertAll(tx, searchWords, wordRows(shownNames(source), store));
}

interface TranslatedWriting {
	writing: Writing;
	translation: CatalogTranslation;
}

function productRows(product: SourceProduct, base: StaticProduct[], { writing, translation }: TranslatedWriting) {
	return documentsOf(product, writing).flatMap((own, index) => {
		const texts = translation.products?.[own.sku] ?? {};
		const document = differencesOf({ base: base[index] ?? {}, own, given: Object.keys(texts) });
		if (Object.keys(document).length === 0) return [];
		const urlKey = own.url_key === base[index]?.url_key ? null : own.url_key;
		return [{ store: writing.store, productId: own.id, name: texts.name ?? null, urlKey, document }];
	});
}

function pairsOf(
	{ source, writing: { idOf }, now }: Written,
	own: CatalogSource,
	words: CatalogTranslation,
): TranslatedPair[] {
	const { categories = {}, tags = {}, pages = {}, attributes, faq } = words;
	return [
		...pairUp(categoryRows(source, idOf), categoryRows(own, idOf), ({ id, urlPath }) => ({
			kind: 'category',
			key: id,
			given: Object.keys(categories[urlPath] ?? {}),
		})),
		...pairUp(attributeRows(source, idOf), attributeRows(own, idOf, attributes), ({ id }) => ({
			kind: 'attribute',
			key: id,
		})),
		...pairUp(tagRows(source.tags, idOf), tagRows(own.tags, idOf), ({ id, slug }) => ({
			kind: 'tag',
			key: id,
			given: Object.keys(tags[slug] ?? {}),
		})),
		...pairUp(pageRows(source.pages, idOf, now), pageRows(own.pages, idOf, now), ({ id, urlKey }) => ({
			kind: 'page',
			key: id,
			given: Object.keys(pages[urlKey] ?? {}),
		})),
		{
			kind: 'faq',
			key: 'all',
			base: { groups: faqOf(source) },
			own: { groups: faqOf(own) },
			given: faq ? ['groups'] : [],
		},
	];
}

function faqOf({ faq }: CatalogSource) {
	return faqRows(faq).map(({ document }) => document);
}
