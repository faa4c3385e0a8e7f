import type { Addresses, TaxRule } from '@pasaz/kernel/contract/catalog';
import type { ProductType } from '@pasaz/kernel/contract/product-type';

/**
 * A whole catalogue before it is written to the database: what a label brings and what each importer reads.
 * Prices are gross, in grosze. References go by code, sku or url path, never by database id.
 */
export interface CatalogSource {
	/** Language of its own texts, e.g. `de`, by whose rules search stems words; Polish if missing. */
	language?: string;
	categories: SourceCategory[];
	attributes: SourceAttribute[];
	tags: SourceTag[];
	products: SourceProduct[];
	/** By picture path, e.g. `/s/u/sukienka-lniana-maki-rudy-front`. */
	pictures: Map<string, SourcePicture>;
	pages: SourcePage[];
	faq: SourceFaqGroup[];
	/** Whether a label brings it; the next import then replaces all of it. */
	isSeed?: boolean;
	/** Without them the shop keeps its own. */
	taxRules?: TaxRule[];
	/** By the code of the store view. */
	translations?: Record<string, CatalogTranslation>;
}

/** A picture that the label draws from its own description of it (JSON), or a photograph on disk. */
export type SourcePicture = { kind: 'drawn'; drawing: unknown } | { kind: 'file'; file: string };

export interface SourceCategory {
	/** Slugs from the top, e.g. `ona/sukienki/midi`; unique. Parents come before children. */
	urlPath: string;
	/** Where it is in the store view whose texts these are; `urlPath` if missing. */
	address?: string;
	/** `withAddresses` fills it in. */
	addresses?: Addresses | undefined;
	name: string;
	/** Higher comes first in the menu. */
	position: number;
	includeInMenu: boolean;
	description?: string;
	metaTitle?: string;
	metaDescription?: string;
	image?: string;
}

export interface SourceAttribute {
	code: string;
	label: string;
	/** `select` has options; `text` is free. */
	input: 'select' | 'text';
	filterable: boolean;
	comparable: boolean;
	visibleOnFront: boolean;
	/** In display order; `swatch` is `#rrggbb` for colours. */
	options: { label: string; swatch?: string }[];
}

export interface SourceTag {
	slug: string;
	/** Where it is in the store view whose texts these are; `slug` if missing. */
	address?: string;
	addresses?: Addresses | undefined;
	name: string;
	menuName?: string;
	means?: 'new' | 'sale' | undefined;
	/** Prioritised in the menu: shown on the left. */
	left: boolean;
	position: number;
}

export interface SourceStock {
	qty: number;
	isInStock: boolean;
}

export interface SourcePrice {
	/** Gross grosze. */
	regular: number;
	/** Gross grosze; below `regular`. */
	special?: number;
	/** ISO dates; open-ended where missing. */
	specialFrom?: string;
	specialTo?: string;
	/** Earlier prices, gross grosze, and the moments from which they were valid (ISO), the oldest first. */
	history?: { since: string; price: number }[];
	/** What a piece costs from `qty` pieces on, in gross grosze; for all groups where none is named. Not of configurable, grouped and bundle products. */
	tiers?: SourceTier[];
}

export interface SourceTier {
	qty: number;
	price: number;
	/** Id of a Magento customer group. */
	groupId?: number;
}

export interface SourceVariant {
	sku: string;
	name: string;
	price: SourcePrice;
	stock: SourceStock;
	/** Option labels by attribute code, e.g. `{ color: 'Rudy', size: 'M' }`. */
	options: Record<string, string>;
	pictures: string[];
	enabled: boolean;
}

export interface SourceProduct {
	sku: string;
	type: ProductType;
	name: string;
	/** Unique; the product's own path is below no category. */
	urlKey: string;
	addresses?: Addresses | undefined;
	enabled: boolean;
	/** 1 not alone, 2 catalogue, 3 search, 4 both. */
	visibility: 1 | 2 | 3 | 4;
	price: SourcePrice;
	stock: SourceStock;
	/** HTML. */
	description: string;
	shortDescription?: string;
	categories: string[];
	tags: string[];
	/** First is the main picture. */
	pictures: string[];
	/** Address of a film: `/film/<file>` for a file of the folder `FILMS`, else `https://…`. */
	film?: string;
	/** Attribute values of the product itself, by code: option label(s) or text. */
	attributes: Record<string, string | string[]>;
	/** One of the shop's classes, or a number from the catalogue's own tax rules. */
	taxClass: 'standard' | 'reduced' | 'none' | number;
	recommended: boolean;
	/** Default sort, descending. */
	priority: number;
	createdAt: string;
	/** Of its last change, as far as the source knows; lists by the latest go by it (rule 6.3). */
	updatedAt?: string;
	/** Configurable: which attributes choose the variant, in this order. */
	variantAttributes?: string[];
	variants?: SourceVariant[];
	/** Grouped: associated skus; bundle: see `bundleOptions`; others: cross- and up-sell. */
	links?: { sku: string; type: 'associated' | 'related' | 'upsell' | 'crosssell' }[];
	bundleOptions?: {
		title: string;
		required: boolean;
		type: 'radio' | 'select' | 'checkbox';
		/** `canChange`: the shopper says how many; where one product is chosen of the option. */
		products: { sku: string; qty: number; isDefault: boolean; canChange?: boolean }[];
	}[];
	/** Names the product in the external product-information service, whose reviews are shown beside the shop's own (rule 8.4). */
	uuid?: string;
	customOptions?: SourceCustomOption[];
	/** Downloadable: files after purchase; `sample` is the name of a file in the folder `samples` beside them, free for everybody. */
	downloads?: { title: string; sample?: string }[];
}

export interface SourceCustomOption {
	title: string;
	required: boolean;
	type: 'field' | 'area' | 'drop_down' | 'radio';
	/** For options of type text. */
	maxCharacters?: number;
	/** A value costs `price` gross grosze more, or `percent` of the product's price; nothing where both are missing. */
	values?: { title: string; price?: number; percent?: number }[];
}

/** `content` is HTML. */
export interface SourcePage {
	urlKey: string;
	title: string;
	content: string;
	metaDescription?: string;
}

export interface SourceFaqGroup {
	title: string;
	items: { question: string; answer: string }[];
}

/** The catalogue's texts in a store view; missing ones stay as they are. */
export interface CatalogTranslation {
	/** Two letters, e.g. `de`. */
	language: string;
	/** By url path. */
	categories?: Record<string, CategoryTranslation>;
	/** By code; options by their label in the catalogue. */
	attributes?: Record<string, { label?: string; options?: Record<string, string> }>;
	/** By slug. */
	tags?: Record<string, TagTranslation>;
	/** By sku, also of variants. */
	products?: Record<string, ProductTranslation>;
	/** By url key. */
	pages?: Record<string, Partial<Omit<SourcePage, 'urlKey'>>>;
	/** The whole list: a store view may have questions of its own. */
	faq?: SourceFaqGroup[];
}

export interface CategoryTranslation
	extends Partial<Pick<SourceCategory, 'name' | 'description' | 'metaTitle' | 'metaDescription'>> {
	/** Last part of its address in the store view. */
	urlKey?: string;
}

export interface TagTranslation extends Partial<Pick<SourceTag, 'name' | 'menuName'>> {
	urlKey?: string;
}

/** `urlKey` is its address in the store view. */
export interface ProductTranslation
	extends Partial<Pick<SourceProduct, 'name' | 'urlKey' | 'description' | 'shortDescription'>> {
	/** Texts of attributes that have no options, by code. */
	attributes?: Record<string, string>;
	/** Titles of a bundle's options, in their order. */
	bundleOptions?: string[];
	/** Titles of custom options and their values, in their order. */
	customOptions?: { title: string; values?: string[] }[];
	/** Titles of files, in their order. */
	downloads?: string[];
}

/** The catalogue contradicts itself, e.g. by a duplicate sku; nothing of it is written. */
export class CatalogError extends Error {
	override name = 'CatalogError';
}
