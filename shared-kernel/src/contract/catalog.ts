import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const ENTITY_TYPES = [
	'product',
	'category',
	'attribute',
	'taxrule',
	'tag',
	'cms_page',
	'cms_block',
	'cms_hierarchy',
	'review',
] as const;
export const EntityType = z.enum(ENTITY_TYPES);
export type EntityType = z.infer<typeof EntityType>;

export interface CategoryNode {
	id: number;
	children_data?: CategoryNode[] | undefined;
}

/** Ours. Where something is in each store view, by its code, without outer slashes; `''` is where it is in all others. */
export const Addresses = z.record(z.string(), z.string());
export type Addresses = z.infer<typeof Addresses>;

/** `level` 2 is the first level of the menu; `path` is `1/2/29`, ids from the root; `url_path` has no outer slashes. */
export const Category = z.object({
	id: z.int(),
	parent_id: z.int(),
	name: z.string(),
	slug: z.string(),
	url_key: z.string(),
	url_path: z.string(),
	/** Missing where it is at the same address in all store views. */
	addresses: z.optional(Addresses),
	path: z.string(),
	level: z.int(),
	position: z.int(),
	is_active: z.boolean(),
	include_in_menu: z.boolean(),
	product_count: z.int(),
	image: z.optional(z.nullable(z.string())),
	description: z.optional(z.nullable(z.string())),
	meta_title: z.optional(z.nullable(z.string())),
	meta_description: z.optional(z.nullable(z.string())),
	/** Ours: the languages of an untranslated name and description, where they are not that of the store view. */
	lang: z.optional(z.string()),
	description_lang: z.optional(z.string()),
	children_count: z.optional(z.int()),
	/** Ids from the root to the parent. */
	parent_ids: z.optional(z.array(z.int())),
	children_data: z.optional(z.array(z.custom<CategoryNode>())),
});
export type Category = z.infer<typeof Category>;

/** A tag is called a flag in product data. */
export const Tag = z.object({
	id: z.int(),
	slug: z.string(),
	url_key: z.string(),
	addresses: z.optional(Addresses),
	name: z.string(),
	menu_name: z.optional(z.string()),
	left: z.optional(z.boolean()),
	position: z.int(),
	lang: z.optional(z.string()),
});
export type Tag = z.infer<typeof Tag>;

/** `swatch` is `#rrggbb` where an option is a colour. */
export const AttributeOption = z.object({
	value: z.int(),
	label: z.string(),
	sort_order: z.optional(z.int()),
	swatch: z.optional(z.string()),
});
export const Attribute = z.object({
	attribute_id: z.int(),
	attribute_code: z.string(),
	frontend_input: z.string(),
	frontend_label: z.string(),
	is_user_defined: z.boolean(),
	is_visible: z.boolean(),
	is_visible_on_front: z.boolean(),
	is_comparable: z.union([z.string(), z.boolean()]),
	options: z.array(AttributeOption),
});
export type Attribute = z.infer<typeof Attribute>;

/** `rate` is a percentage. */
export const TaxRule = z.object({
	id: z.int(),
	code: z.string(),
	product_tax_class_ids: z.array(z.int()),
	customer_tax_class_ids: z.array(z.int()),
	rates: z.array(
		z.object({
			id: z.int(),
			rate: z.number(),
			tax_country_id: z.string(),
			tax_region_id: z.int(),
			region_name: z.optional(z.string()),
			code: z.string(),
		}),
	),
});
export type TaxRule = z.infer<typeof TaxRule>;

const FilterValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const OPERATORS = ['eq', 'in', 'nin', 'neq', 'or', 'nor', 'like', 'gt', 'gte', 'lt', 'lte'] as const;
export const FilterValues = z.union([FilterValue, z.array(FilterValue)]);
/** Other names that storefront-query-builder has for ranges; with `or` the range is one of several of which one must hold. */
export const RANGE_NAMES = {
	from: 'gte',
	moreq: 'gte',
	to: 'lte',
	orGt: 'gt',
	orGte: 'gte',
	orLt: 'lt',
	orLte: 'lte',
	orFrom: 'gte',
	orMoreq: 'gte',
	orTo: 'lte',
} as const;
export const RANGES = ['from', 'moreq', 'to', 'orGt', 'orGte', 'orLt', 'orLte', 'orFrom', 'orMoreq', 'orTo'] as const;
export const FilterCondition = z.partialRecord(z.enum([...OPERATORS, ...RANGES]), FilterValues);
export type FilterCondition = z.infer<typeof FilterCondition>;

export const FilterScope = z.enum(['default', 'catalog']);
/** Scope `catalog` is layered navigation: a parent matches by its variants, and the filter does not narrow its own facet. */
export const AppliedFilter = z.strictObject({
	attribute: z.string(),
	value: FilterCondition,
	scope: z.optional(FilterScope),
	options: z.optional(z.unknown()),
});

/** The query language of the public storefront-query-builder (rule 24.5); the `options` are Elasticsearch's and open. */
export const SearchQuery = z.strictObject({
	_availableFilters: z.optional(
		z.array(z.strictObject({ field: z.string(), scope: z.optional(z.string()), options: z.optional(z.unknown()) })),
	),
	_appliedFilters: z.optional(z.array(AppliedFilter)),
	_appliedSort: z.optional(
		z.array(
			z.strictObject({
				field: z.string(),
				options: z.union([z.string(), z.object({ order: z.optional(z.enum(['asc', 'desc'])) })]),
			}),
		),
	),
	_searchText: z.optional(z.string()),
	groupId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
	groupToken: z.optional(z.nullable(z.string())),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchRequest = z.strictObject({
	store: z.optional(z.string()),
	type: EntityType,
	searchQuery: SearchQuery,
	/** 0 or less becomes 50; the entity's own limit is the maximum. */
	size: z.optional(z.int()),
	/** A negative number becomes 0. */
	from: z.optional(z.int()),
	/** `field:direction`. */
	sort: z.optional(z.string()),
	sourceInclude: z.optional(z.array(z.string())),
	sourceExclude: z.optional(z.array(z.string())),
	groupToken: z.optional(z.nullable(z.string())),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

/** A bucket's `key` is an option id, or `0.0-50.0` for a price range. */
export const Bucket = z.object({
	key: z.union([z.string(), z.number()]),
	doc_count: z.int(),
	from: z.optional(z.number()),
	to: z.optional(z.number()),
});
export type Bucket = z.infer<typeof Bucket>;

/** `aggregations` are named `agg_terms_{code}`, `agg_terms_{code}_options` and `agg_range_price`. */
export const SearchAnswer = z.object({
	total: z.int(),
	/** Hits of a text search have a `_score`. */
	hits: z.array(z.looseObject({})),
	aggregations: z.optional(z.record(z.string(), z.object({ buckets: z.array(Bucket) }))),
	attribute_metadata: z.optional(z.array(Attribute)),
	/** The corrected text, if a word in it is unknown. */
	suggest: z.optional(z.object({ correction: z.string() })),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const catalogSearch = endpoint({
	method: 'POST',
	path: '/api/catalog/search',
	body: SearchRequest,
	result: SearchAnswer,
	bare: true,
});
