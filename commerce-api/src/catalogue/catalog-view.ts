import type { Attribute, Category, Tag, TaxRule } from '@pasaz/kernel/contract/catalog';
import type { CmsPage, FaqGroup } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Localization } from './localization.ts';

export interface CatalogView {
	version: number;
	/** The version of the last import: later ones differ in prices and stock only. */
	imported: number;
	categories: Category[];
	attributes: Attribute[];
	/** Codes of the attributes that listings can be filtered by. */
	filterable: Set<string>;
	tags: Tag[];
	pages: CmsPage[];
	faq: FaqGroup[];
	taxRules: TaxRule[];
	localization: Localization;
	/** Languages of the store views that have texts of their own, by code; of the catalogue's own by the empty one. */
	translatedStores: ReadonlyMap<string, string>;
}

export interface Catalog {
	/** Asks the database only for the version. @param storeView whose texts are wanted; the catalogue's own without it */
	view(storeView?: StoreView): Promise<CatalogView>;
}
