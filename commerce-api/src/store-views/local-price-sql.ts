import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '../database/schema/catalog.ts';
import type { Storefront } from './storefront.ts';

/**
 * `products.final_price` in cents of a store view, for filters, facets and sorting: the same arithmetic as `localPrice`, so that what is
 * found is what is shown. In the catalogue's own store view it is the column itself.
 */
export function localPriceSql({ conversion, taxClassIds }: Storefront): SQL | PgColumn {
	const factors = taxClassIds.map((id) => ({ id, ...conversion(id) }));
	if (factors.every(({ homeTax, localTax, rate }) => rate === 1 && homeTax === localTax)) return products.finalPrice;
	const cases = factors.map(({ id, homeTax, localTax, rate }) => {
		const [times, by] = [sql.raw(String(100 + localTax)), sql.raw(String((100 + homeTax) * rate))];
		return sql`when ${products.taxClassId} = ${sql.raw(String(id))} then ${products.finalPrice}::float8 * ${times} / ${by}`;
	});
	const otherwise = sql`${products.finalPrice}::float8 / ${sql.raw(String(conversion(0).rate))}`;
	return sql`floor(case ${sql.join(cases, sql` `)} else ${otherwise} end + 0.5)::int`;
}
