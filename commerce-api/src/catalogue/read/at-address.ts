import type { Addresses } from '@pasaz/kernel/contract/catalog';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { productTranslations } from '../../platform/database/schema/translations.ts';

/** SQL for products and variants with an address, in whichever store view (rule 2.51). */
export function productsAt(db: Database, addresses: readonly string[]): SQL | undefined {
	const { productId, urlKey } = productTranslations;
	const elsewhere = db
		.select({ productId })
		.from(productTranslations)
		.where(inArray(urlKey, [...addresses]));
	// as an array both sides use their index; `in` would read every product
	return or(inArray(products.urlKey, [...addresses]), sql`${products.id} = any(array${elsewhere})`);
}

/** Whether a category has an address, in whichever store view (rule 2.51). */
export function isAt(
	{ url_path, addresses = {} }: { url_path: string; addresses?: Addresses | undefined },
	path: string,
) {
	return url_path === path || Object.values(addresses).includes(path);
}
