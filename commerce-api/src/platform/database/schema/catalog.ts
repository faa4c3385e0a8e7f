import type { Attribute, Category, Tag } from '@pasaz/kernel/contract/catalog';
import type { CmsPage, FaqGroup } from '@pasaz/kernel/contract/content';
import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductType } from '@pasaz/kernel/contract/product-type';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const ids = (name: string) => integer(name).array().notNull().default(sql`'{}'`);

/** Names a new version of a product's cached document whenever its price or stock changes. */
export const productRevision = pgSequence('product_revision', { startWith: 1, cycle: true, maxValue: 2147483647 });

/** One row. `version` rises with each import, price change and change of availability; caches are named by it. */
export const catalogState = pgTable('catalog_state', {
	id: integer().primaryKey(),
	version: integer().notNull(),
	imported: integer().notNull().default(0),
	/** Whether the shop holds a label's data, all of which the next import replaces. */
	seeded: boolean().notNull().default(false),
	nextPriceChange: moment('next_price_change'),
});

/** Ids that outlive an import: the same sku, path or option keeps its id for ever. */
export const catalogIds = pgTable(
	'catalog_ids',
	{ kind: text().notNull(), key: text().notNull(), id: integer().notNull() },
	(t) => [primaryKey({ columns: [t.kind, t.key] })],
);

/** Products and the variants of configurable ones (`parentId`). Money is gross grosze. */
export const products = pgTable(
	'products',
	{
		id: integer().primaryKey(),
		sku: text().notNull().unique(),
		parentId: integer('parent_id'),
		typeId: text('type_id').$type<ProductType>().notNull(),
		name: text().notNull(),
		urlKey: text('url_key').notNull().unique(),
		status: smallint().notNull(),
		visibility: smallint().notNull(),
		taxClassId: smallint('tax_class_id').notNull(),
		regularPrice: integer('regular_price').notNull(),
		specialPrice: integer('special_price'),
		specialFrom: moment('special_from'),
		specialTo: moment('special_to'),
		lowestPrice: integer('lowest_price'),
		/** Price before reductions. `refreshPrices` keeps it and `finalPrice` up to date. */
		originalPrice: integer('original_price').notNull(),
		finalPrice: integer('final_price').notNull(),
		isInStock: boolean('is_in_stock').notNull(),
		recommended: boolean().notNull(),
		priority: integer().notNull(),
		createdAt: moment('created_at').notNull(),
		updatedAt: moment('updated_at').notNull(),
		/** Assigned categories and all above them. */
		categoryIds: ids('category_ids'),
		tagIds: ids('tag_ids'),
		/** Options of the product itself and, for a configurable one, of all its listed variants. */
		optionIds: ids('option_ids'),
		/** The product that is listed when this row matches a filter: the parent of a listed variant, else itself; null for a configurable product. */
		listedAs: integer('listed_as'),
		revision: integer().notNull().default(sql`nextval('product_revision')`),
	},
	(t) => [index().on(t.parentId), index().on(t.listedAs)],
);

/** The part of a product's answer that neither orders nor the calendar change. */
export type StaticProduct = Omit<Product, 'stock' | 'configurable_children'> & {
	configurable_children?: StaticChild[];
};
export type StaticChild = Omit<NonNullable<Product['configurable_children']>[number], 'stock'>;

export const productDocuments = pgTable('product_documents', {
	productId: integer('product_id').primaryKey(),
	document: jsonb().$type<StaticProduct>().notNull(),
});

/** Parts of a product: variants, products of a grouped one, choices of a bundle (`optionId`). */
export const productParts = pgTable(
	'product_parts',
	{
		parentId: integer('parent_id').notNull(),
		partId: integer('part_id').notNull(),
		/** 0 where the part belongs to no bundle option. */
		optionId: integer('option_id').notNull(),
		required: boolean().notNull(),
		isDefault: boolean('is_default').notNull(),
		qty: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.parentId, t.optionId, t.partId] }), index().on(t.partId)],
);

/** What a piece costs where there are more of them, or for a customers' group; gross grosze. None of configurable, grouped and bundle products. */
export const tierPrices = pgTable(
	'tier_prices',
	{
		productId: integer('product_id').notNull(),
		groupId: integer('group_id').notNull(),
		qty: integer().notNull(),
		price: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.productId, t.groupId, t.qty] })],
);

/** No rows for configurable, grouped and bundle products. */
export const stock = pgTable('stock', {
	productId: integer('product_id').primaryKey(),
	sku: text().notNull().unique(),
	qty: integer().notNull(),
	isInStock: boolean('is_in_stock').notNull(),
	/** False for products that never run out, such as downloads. */
	manageStock: boolean('manage_stock').notNull(),
});

export const categories = pgTable('categories', {
	id: integer().primaryKey(),
	urlPath: text('url_path').notNull().unique(),
	document: jsonb().$type<Category>().notNull(),
});

export const attributes = pgTable('attributes', {
	id: integer().primaryKey(),
	code: text().notNull().unique(),
	filterable: boolean().notNull(),
	document: jsonb().$type<Attribute>().notNull(),
});

export const tags = pgTable('tags', {
	id: integer().primaryKey(),
	slug: text().notNull().unique(),
	document: jsonb().$type<Tag>().notNull(),
});

export const pictures = pgTable('pictures', {
	/** Without size and file ending, e.g. `/s/u/sukienka-front`. */
	path: text().primaryKey(),
	drawing: jsonb(),
	file: text(),
});

export const pages = pgTable('pages', {
	id: integer().primaryKey(),
	urlKey: text('url_key').notNull().unique(),
	document: jsonb().$type<CmsPage>().notNull(),
});

export const faqGroups = pgTable('faq_groups', {
	position: integer().primaryKey(),
	document: jsonb().$type<FaqGroup>().notNull(),
});
