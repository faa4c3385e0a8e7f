import type { Attribute, Category, Tag, TaxRule } from '@pasaz/kernel/contract/catalog';
import type { CmsPage, FaqGroup } from '@pasaz/kernel/contract/content';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Localization } from './localization.ts';

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
	localization: Localization;
	/** Store views with words of their own, and the language of these. */
	translatedStores: ReadonlyMap<string, string>;
}

export interface Catalog {
	/**
	 * The current version's view; asks the database only whether the version is still the same.
	 * @param storeView in whose words; without it in the catalogue's own
	 */
	view(storeView?: StoreView): Promise<CatalogView>;
}
