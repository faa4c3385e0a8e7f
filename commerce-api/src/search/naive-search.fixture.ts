import type { Attribute, SearchQuery } from '@pasaz/kernel/contract/catalog';
import type { InferSelectModel } from 'drizzle-orm';
import type { products } from '../platform/database/schema/catalog.ts';

type Row = InferSelectModel<typeof products>;
export type AppliedFilter = NonNullable<SearchQuery['_appliedFilters']>[number];

/** The whole table of products, as plain objects. */
export interface NaiveCatalog {
	rows: Row[];
	attributes: Pick<Attribute, 'attribute_code' | 'options'>[];
}

const CHOSEN_BY = ['color', 'size', 'material'];

/** Finds, sorts and counts by loops over the rows: slow, and short enough to be right. */
export function naiveSearch(catalog: NaiveCatalog, filters: AppliedFilter[], sort: string) {
	const listed = catalog.rows.filter((row) => row.parentId === null);
	const unitsOf = new Map(listed.map(({ id }) => [id, catalog.rows.filter(({ listedAs }) => listedAs === id)]));
	const matching = (without?: string) => {
		const others = filters.filter((filter) => filter.scope !== 'catalog' || facetOf(filter) !== without);
		const ofUnits = others.filter(isOfUnit);
		const chosen = (row: Row) =>
			(unitsOf.get(row.id) ?? []).filter((unit) =>
				ofUnits.every((one) => fulfils(unit, one) && (facetOf(one) !== 'size' || unit.isInStock)),
			);
		const products = listed.filter((row) => {
			const alternatives = others.filter(isAlternative);
			return (
				others.every((filter) => isOfUnit(filter) || isAlternative(filter) || fulfils(row, filter)) &&
				(alternatives.length === 0 || alternatives.some((filter) => fulfils(row, filter))) &&
				(ofUnits.length === 0 || chosen(row).length > 0)
			);
		});
		return {
			products,
			optionsOf: (row: Row) => (ofUnits.length === 0 ? [row] : chosen(row)).flatMap(({ optionIds }) => optionIds),
			sizesOf: (row: Row) => chosen(row).flatMap(({ optionIds, isInStock }) => (isInStock ? optionIds : [])),
		};
	};
	const count = (code: string, keysOf: (row: Row, optionsOf: (row: Row) => number[]) => number[]) => {
		const { products, sizesOf, ...matches } = matching(code);
		const optionsOf = code === 'size' ? sizesOf : matches.optionsOf;
		const counts: Record<string, number> = {};
		for (const row of products) for (const key of new Set(keysOf(row, optionsOf))) counts[key] = (counts[key] ?? 0) + 1;
		return counts;
	};
	const countOptions = (code: string) => {
		const options = catalog.attributes.find(({ attribute_code }) => attribute_code === code)?.options;
		const known = new Set(options?.map(({ value }) => value));
		return count(code, (row, optionsOf) => optionsOf(row).filter((id) => known.has(id)));
	};
	const found = matching().products.toSorted((a, b) => compare(a, b, sort) || b.id - a.id);
	return {
		skus: found.map(({ sku }) => sku),
		/** Gross grosze of the products without the filter of the price. */
		prices: matching('price').products.map(({ finalPrice }) => finalPrice),
		counts: {
			color: countOptions('color'),
			size: countOptions('size'),
			material: countOptions('material'),
			flags_ids: count('flags_ids', ({ tagIds }) => tagIds),
			erin_recommends: count('erin_recommends', ({ recommended }) => [Number(recommended)]),
		},
	};
}

function facetOf({ attribute }: AppliedFilter): string {
	return attribute === 'final_price' ? 'price' : attribute;
}

function isAlternative({ scope, value }: AppliedFilter): boolean {
	return scope !== 'catalog' && 'or' in value;
}

function isOfUnit({ scope, attribute, value }: AppliedFilter): boolean {
	return scope === 'catalog' && CHOSEN_BY.includes(attribute) && 'in' in value;
}

function fulfils(row: Row, { attribute, value }: AppliedFilter): boolean {
	const held = heldBy(row, attribute);
	const isOneOf = (wanted: unknown) =>
		[wanted]
			.flat()
			.some((one) => (one === null ? held.length === 0 : held.some((member) => String(member) === String(one))));
	const limit = (given: unknown) => (typeof given === 'string' ? Date.parse(given) : Number(given));
	return Object.entries(value).every(([operator, given]) => {
		if (operator === 'nin' || operator === 'neq') return !isOneOf(given);
		if (operator === 'like')
			return held.some((text) => String(text).toLowerCase().includes(String(given).replaceAll('%', '')));
		if (operator === 'gt') return held.some((number) => Number(number) > limit(given));
		if (operator === 'gte') return held.some((number) => Number(number) >= limit(given));
		if (operator === 'lt') return held.some((number) => Number(number) < limit(given));
		if (operator === 'lte') return held.some((number) => Number(number) <= limit(given));
		return isOneOf(given);
	});
}

function heldBy(row: Row, attribute: string): unknown[] {
	switch (attribute) {
		case 'category_ids':
			return row.categoryIds;
		case 'flags_ids':
			return row.tagIds;
		case 'price':
		case 'final_price':
			return [row.finalPrice / 100];
		case 'erin_recommends':
			return [row.recommended];
		case 'stock.is_in_stock':
			return [row.isInStock];
		case 'created_at':
			return [row.createdAt.getTime()];
		case 'type_id':
			return [row.typeId];
		case 'name':
			return [row.name];
		case 'visibility':
			return [row.visibility];
		default:
			return row.optionIds;
	}
}

function compare(a: Row, b: Row, sort: string): number {
	switch (sort) {
		case 'final_price:asc':
			return a.finalPrice - b.finalPrice;
		case 'name:asc':
			return a.name.localeCompare(b.name, 'und');
		case 'sku:desc':
			return a.sku < b.sku ? 1 : -1;
		case 'updated_at:desc':
			return b.updatedAt.getTime() - a.updatedAt.getTime();
		default:
			return b.priority - a.priority;
	}
}
