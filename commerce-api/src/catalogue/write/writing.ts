import { shownNames } from '../shown-names.ts';
import type { CatalogSource, SourceProduct, SourceTag } from '../source/catalog-source.ts';
import { createLexemes, type LexemesOf } from '../text/lexemes.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { AttributeBook } from './attribute-rows.ts';
import type { IdOf } from './catalog-ids.ts';

/** What the documents and searchable texts of all products of one catalogue are made with. */
export interface Writing {
	/** The store view whose texts are written; empty for the catalogue's own. */
	store: string;
	idOf: IdOf;
	attributes: AttributeBook;
	categoryNames: Map<string, string>;
	tags: Map<string, SourceTag>;
	products: Map<string, SourceProduct>;
	variantParents: Map<string, SourceProduct>;
	lexemesOf: LexemesOf;
}

interface WrittenLanguage {
	store: string;
	language: string;
	attributes: AttributeBook;
}

/** @param source in the language of the words */
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
		variantParents: new Map(
			source.products.flatMap((product) => (product.variants ?? []).map(({ sku }) => [sku, product] as const)),
		),
		lexemesOf: createLexemes(lexiconOf(language), shownNames(source)),
	};
}
