import { type SQL, sql } from 'drizzle-orm';
import { products } from '../platform/database/schema/catalog.ts';
import { productTranslations } from '../platform/database/schema/translations.ts';

/** What a product of the query is called in a store view, as SQL. */
export function shownName(store: string): SQL<string> {
	const { name, productId } = productTranslations;
	const own = sql`select ${name} from ${productTranslations} where ${productTranslations.store} = ${store} and ${productId} = ${products.id}`;
	return sql`coalesce((${own}), ${products.name})`;
}
