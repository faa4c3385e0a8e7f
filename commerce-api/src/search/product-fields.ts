import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import { products } from '../platform/database/schema/catalog.ts';

export type ProductField =
	/** Columns of the memory index; `money` is gross, in the currency of the store view. */
	| { kind: 'number' | 'flag' | 'moment' | 'money' }
	/** Only in the database. */
	| { kind: 'text'; column: PgColumn }
	/** A list of ids, one of which must match. */
	| { kind: 'ids'; groups: 'categories' | 'tags' }
	/** An option of an attribute: of the product, or of one of its listed variants. */
	| { kind: 'option' }
	| { kind: 'variant-sku' };

const FIELDS: Record<string, ProductField> = {
	id: { kind: 'number' },
	sku: { kind: 'text', column: products.sku },
	name: { kind: 'text', column: products.name },
	type_id: { kind: 'text', column: products.typeId },
	parentId: { kind: 'number' },
	url_path: { kind: 'text', column: products.urlKey },
	url_key: { kind: 'text', column: products.urlKey },
	slug: { kind: 'text', column: products.urlKey },
	category_ids: { kind: 'ids', groups: 'categories' },
	'category.category_id': { kind: 'ids', groups: 'categories' },
	flags_ids: { kind: 'ids', groups: 'tags' },
	visibility: { kind: 'number' },
	status: { kind: 'number' },
	tax_class_id: { kind: 'number' },
	price: { kind: 'money' },
	final_price: { kind: 'money' },
	'stock.is_in_stock': { kind: 'flag' },
	erin_recommends: { kind: 'flag' },
	order_priority: { kind: 'number' },
	created_at: { kind: 'moment' },
	updated_at: { kind: 'moment' },
	'configurable_children.sku': { kind: 'variant-sku' },
};

export function productField(name: string, view: CatalogView): ProductField | undefined {
	if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
	return view.filterable.has(name) ? { kind: 'option' } : undefined;
}
