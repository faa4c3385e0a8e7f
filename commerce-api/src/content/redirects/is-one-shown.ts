import { and, eq, inArray } from 'drizzle-orm';
import type { Catalog } from '../../catalogue/catalog-view.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';

export interface Shown {
	db: Database;
	catalog: Catalog;
}

/** Whether the catalogue has something of its own at one of these paths, which the shop shows whatever redirects say. */
export async function isOneShown(paths: string[], { db, catalog }: Shown): Promise<boolean> {
	const { categories, tags, pages } = await catalog.view();
	const known = new Set([
		...categories.map(({ url_path }) => url_path),
		...tags.map(({ url_key }) => url_key),
		...pages.flatMap(({ url_key, identifier }) => [url_key, identifier]),
	]);
	if (paths.some((path) => known.has(path))) return true;
	const urlKeys = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
	const found = await db
		.select({ id: products.id })
		.from(products)
		.where(and(inArray(products.urlKey, urlKeys), eq(products.status, 1)))
		.limit(1);
	return found.length > 0;
}
