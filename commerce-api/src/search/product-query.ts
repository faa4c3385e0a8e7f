import type { SearchQuery } from '@pasaz/kernel/contract/catalog';
import { and, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CatalogView } from '../catalog/catalog-view.ts';
import { products } from '../database/schema/catalog.ts';
import { badFilter, type Condition, conditionsOf, isAlternative, isNegative, isRange } from './condition.ts';
import { productCondition, toId } from './product-condition.ts';
import { productField } from './product-fields.ts';
import { textCondition } from './product-text.ts';

/** A listed variant of a configurable product, or a product that is its own. */
export const unit = alias(products, 'unit');

/** A filter of layered navigation; it does not narrow the counts of its own facet. */
interface Layer {
	code: string;
	onProduct?: SQL;
	/** Must hold for one and the same variant together with the others. */
	onUnit?: SQL;
}

/** A product search as SQL: what always holds, and what single facets leave out. */
export interface ProductQuery {
	base: SQL | undefined;
	layers: Layer[];
}

/** @throws Refusal for an unknown field or a value that does not fit it */
export function productQuery(query: SearchQuery, view: CatalogView): ProductQuery {
	const base: (SQL | undefined)[] = [];
	const alternatives: SQL[] = [];
	const layers: Layer[] = [];
	for (const { attribute, value, scope } of query._appliedFilters ?? []) {
		const field = productField(attribute, view);
		if (!field) throw badFilter(attribute, 'names an unknown field');
		for (const condition of conditionsOf(attribute, value)) {
			if (scope === 'catalog' && field.kind === 'option' && isPositive(condition)) {
				layers.push({ code: attribute, onUnit: unitCondition(attribute, condition) });
			} else if (scope === 'catalog') {
				layers.push({ code: facetOf(attribute), onProduct: productCondition(attribute, field, condition) });
			} else {
				(isAlternative(condition) ? alternatives : base).push(productCondition(attribute, field, condition));
			}
		}
	}
	const text = query._searchText?.trim();
	return { base: and(...base, or(...alternatives), text ? textCondition(text) : undefined), layers };
}

/** Everything that must hold, leaving out the filters on one facet. */
export function matching({ base, layers }: ProductQuery, without?: string): SQL | undefined {
	const others = layers.filter(({ code }) => code !== without);
	return and(base, ...others.map(({ onProduct }) => onProduct), someUnit(unitLayers(layers, without)));
}

/** What one variant must fulfil, leaving out the filters on one facet. */
export function unitLayers(layers: Layer[], without?: string): SQL | undefined {
	return and(...layers.filter(({ code }) => code !== without).map(({ onUnit }) => onUnit));
}

/** Both names of the price are one facet. */
export function facetOf(attribute: string): string {
	return attribute === 'final_price' ? 'price' : attribute;
}

function someUnit(conditions: SQL | undefined): SQL | undefined {
	if (!conditions) return undefined;
	return sql`exists (select 1 from ${products} unit where ${and(eq(unit.listedAs, products.id), conditions)})`;
}

function isPositive({ operator }: Condition): boolean {
	return !isNegative({ operator, values: [] }) && !isRange(operator) && operator !== 'like';
}

function unitCondition(attribute: string, { values }: Condition): SQL {
	return arrayOverlaps(
		unit.optionIds,
		values.map((value) => toId(attribute, value)),
	);
}
