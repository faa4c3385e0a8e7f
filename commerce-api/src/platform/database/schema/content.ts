import type { CmsBlock, CmsLayout, CmsNode, CmsPage, Partner } from '@pasaz/kernel/contract/content';
import type { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import type { SizeTable } from '@pasaz/kernel/contract/size-table';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const cmsBlocks = pgTable('cms_blocks', {
	id: integer().primaryKey(),
	identifier: text().notNull().unique(),
	document: jsonb().$type<CmsBlock>().notNull(),
});

export const cmsNodes = pgTable('cms_nodes', {
	id: integer().primaryKey(),
	document: jsonb().$type<CmsNode>().notNull(),
});

export const partners = pgTable('partners', {
	position: integer().primaryKey(),
	document: jsonb().$type<Partner>().notNull(),
});

/** Categories are referenced by path, because imports may change their ids. */
export type StoredLayout = Omit<CmsLayout, 'promotedCategories'> & { promotedCategories: string[] };
export const layouts = pgTable('layouts', {
	name: text().primaryKey(),
	document: jsonb().$type<StoredLayout>().notNull(),
});

export type StoredSizeTable = Omit<SizeTable, 'id' | 'category_ids'> & { categories: string[] };
export const sizeTables = pgTable('size_tables', {
	id: integer().primaryKey(),
	document: jsonb().$type<StoredSizeTable>().notNull(),
});

export const redirects = pgTable('redirects', {
	/** Without outer slashes. */
	path: text().primaryKey(),
	target: text().notNull(),
	/** 301 or 302. */
	code: smallint().notNull(),
});

/** A page or a block, or a layout under its name. */
export type StoredDraft = CmsPage | { layout: string; document: StoredLayout };
/** What is unpublished; of the key only the SHA-256 is stored. */
export const drafts = pgTable('drafts', {
	keyHash: text('key_hash').primaryKey(),
	document: jsonb().$type<StoredDraft>().notNull(),
	expiresAt: moment('expires_at').notNull(),
});

export type StoredSettings = Omit<ShopConfig, 'socialLogin'>;
/** One row. */
export const shopSettings = pgTable('shop_settings', {
	id: integer().primaryKey(),
	document: jsonb().$type<StoredSettings>().notNull(),
});
