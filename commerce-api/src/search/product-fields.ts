import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CatalogView } from '../catalog/catalog-view.ts';
import { shownName } from '../catalog/shown-name.ts';
import { products } from '../database/schema/catalog.ts';

/** The price in cents of a store view, as SQL. */
export type Price = SQL | PgColumn;

/** How the database holds what a filter names. */
export type ProductField =
	| { kind: 'number' | 'text' | 'flag' | 'moment'; column: PgColumn }
	/** What the shopper pays, in the currency of the store view. */
	| { kind: 'money' }
	/** A list of ids of which one must match. */
	| { kind: 'ids'; column: PgColumn }
	/** An option of an attribute: of the product, or of one of its listed variants. */
	| { kind: 'option'; code: string }
	| { kind: 'variant-sku' };

const number = (column: PgColumn): ProductField => ({ kind: 'number', column });
const text = (column: PgColumn): ProductField => ({ kind: 'text', column });
const flag = (column: PgColumn): ProductField => ({ kind: 'flag', column });

const FIELDS: Record<string, ProductField> = {
	id: number(products.id),
	sku: text(products.sku),
	name: text(products.name),
	type_id: text(products.typeId),
	parentId: number(products.parentId),
	url_path: text(products.urlKey),
	url_key: text(products.urlKey),
	slug: text(products.urlKey),
	category_ids: { kind: 'ids', column: products.categoryIds },
	'category.category_id': { kind: 'ids', column: products.categoryIds },
	flags_ids: { kind: 'ids', column: products.tagIds },
	visibility: number(products.visibility),
	status: number(products.status),
	tax_class_id: number(products.taxClassId),
	price: { kind: 'money' },
	final_price: { kind: 'money' },
	'stock.is_in_stock': flag(products.isInStock),
	erin_recommends: flag(products.recommended),
	order_priority: number(products.priority),
	created_at: { kind: 'moment', column: products.createdAt },
	updated_at: { kind: 'moment', column: products.updatedAt },
	'configurable_children.sku': { kind: 'variant-sku' },
};

export function productField(name: string, view: CatalogView): ProductField | undefined {
	if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
	return view.filterable.has(name) ? { kind: 'option', code: name } : undefined;
}

const SORTS: Record<string, SQL | PgColumn> = {
	id: products.id,
	sku: products.sku,
	order_priority: products.priority,
	created_at: products.createdAt,
	updated_at: products.updatedAt,
	/** Lowest first, as with categories: the shop's own order. */
	position: sql`-${products.priority}`,
};

/** By their names in a store view, an empty one for the catalogue's own. */
export function nameOrder(store: string): SQL {
	const shown = store === '' ? products.name : shownName(store);
	return sql`${shown} collate "unicode"`;
}

export function productSort(name: string, price: Price, store: string): SQL | PgColumn | undefined {
	if (name === 'price' || name === 'final_price') return price;
	if (name === 'name') return nameOrder(store);
	return Object.hasOwn(SORTS, name) ? SORTS[name] : undefined;
}
