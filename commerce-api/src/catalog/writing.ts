import type { AttributeBook } from './attribute-rows.ts';
import type { IdOf } from './catalog-ids.ts';
import type { SourceProduct, SourceTag } from './catalog-source.ts';

/** What the documents of all products of one catalogue are made with. */
export interface Writing {
	idOf: IdOf;
	attributes: AttributeBook;
	categoryNames: Map<string, string>;
	tags: Map<string, SourceTag>;
	products: Map<string, SourceProduct>;
	variantParents: Map<string, SourceProduct>;
}
