import { and, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products } from '../database/schema/catalog.ts';
import type { Filter, Filters, Layer } from './filters.ts';
import { productCondition, toId } from './product-condition.ts';
import type { Price } from './product-fields.ts';

/** A listed variant of a configurable product, or a product that is its own. */
export const unit = alias(products, 'unit');

interface QueryLayer {
	code: string;
	onProduct?: SQL;
	onUnit?: SQL;
}

/** A product search as SQL: what always holds, and what single facets leave out. */
export interface ProductQuery {
	base: SQL | undefined;
	layers: QueryLayer[];
	price: Price;
}

/** @throws Refusal for a value that does not fit its field */
export function productQuery({ required, alternatives, layers }: Filters, price: Price): ProductQuery {
	const toSql = (filter: Filter) => productCondition(filter, price);
	return {
		base: and(...required.map(toSql), or(...alternatives.map(toSql))),
		layers: layers.map((layer) =>
			layer.isOfUnit
				? { code: layer.code, onUnit: unitCondition(layer) }
				: { code: layer.code, onProduct: toSql(layer) },
		),
		price,
	};
}

/** Everything that must hold, leaving out the filters on one facet. */
export function matching({ base, layers }: ProductQuery, without?: string): SQL | undefined {
	const others = layers.filter(({ code }) => code !== without);
	return and(base, ...others.map(({ onProduct }) => onProduct), someUnit(unitLayers(layers, without)));
}

/** What one variant must fulfil, leaving out the filters on one facet. */
export function unitLayers(layers: QueryLayer[], without?: string): SQL | undefined {
	return and(...layers.filter(({ code }) => code !== without).map(({ onUnit }) => onUnit));
}

function someUnit(conditions: SQL | undefined): SQL | undefined {
	if (!conditions) return undefined;
	return sql`exists (select 1 from ${products} unit where ${and(eq(unit.listedAs, products.id), conditions)})`;
}

function unitCondition({ attribute, condition }: Layer): SQL {
	const ids = condition.values.filter((value) => value !== null).map((value) => toId(attribute, value));
	return ids.length > 0 ? arrayOverlaps(unit.optionIds, ids) : sql`false`;
}
