import { createLexemes, type LexemesOf, lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import type { CatalogSource, SourceProduct, SourceTag } from '../source/catalog-source.ts';
import type { AttributeBook } from './attribute-rows.ts';
import type { IdOf } from './catalog-ids.ts';

export interface Writing {
	/** The store view whose texts are written; empty for the catalogue's own. */
	store: string;
	idOf: IdOf;
	attributes: AttributeBook;
	categoryNames: Map<string, string>;
	tags: Map<string, SourceTag>;
	products: Map<string, SourceProduct>;
	skus: Set<string>;
	lexemesOf: LexemesOf;
}

type WrittenLanguage = Pick<Writing, 'store' | 'attributes'> & { language: string };

/** @param source with the texts of that language */
export function writingOf(
	source: CatalogSource,
	idOf: IdOf,
	{ store, language, attributes }: WrittenLanguage,
): Writing {
	return {
		store,
		idOf,
		attributes,
		categoryNames: new Map(source.categories.map(({ urlPath, name }) => [urlPath, name])),
		tags: new Map(source.tags.map((tag) => [tag.slug, tag])),
		products: new Map(source.products.map((product) => [product.sku, product])),
		skus: new Set(source.products.flatMap(({ sku, variants = [] }) => [sku, ...variants.map((own) => own.sku)])),
		lexemesOf: createLexemes(lexiconOf(language), shownNames(source)),
	};
}

export function shownNames({ products, categories, tags }: CatalogSource): string[] {
	const named = [...products.filter(({ visibility }) => visibility > 1), ...categories, ...tags];
	return named.map(({ name }) => name);
}
