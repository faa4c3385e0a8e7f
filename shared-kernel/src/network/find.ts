import * as z from 'zod/mini';
import { catalogSearch, type EntityType, type FilterCondition, SearchAnswer } from '../contract/catalog.ts';
import type { FoundDocument } from '../contract/url-map.ts';
import { ContractError } from '../errors.ts';
import type { Api } from './api.ts';

type Value = string | number | boolean;

/** Conditions by attribute: a value, one of several values, or a comparison such as `{ gte: 100 }`. */
export type Where = Readonly<Record<string, Value | readonly Value[] | FilterCondition>>;

export interface Search {
	where?: Where;
	/** Conditions of the layered navigation: a product matches by its variants, and a choice does not narrow its own facet. */
	choices?: Where;
	facets?: readonly string[] | undefined;
	text?: string | undefined;
	/** Without it the service returns as many documents as it may. */
	size?: number;
	from?: number;
	/** `field:direction`. */
	sort?: string | undefined;
	/** Fields to request where the schema uses only parts of them, e.g. `stock.is_in_stock`. */
	fields?: readonly string[] | undefined;
}

export interface Found<Item> extends Omit<SearchAnswer, 'hits'> {
	hits: Item[];
}

/** The service reduces it to the entity's own limit. */
const NO_LIMIT = 999;

function isList(value: Where[string]): value is readonly Value[] {
	return Array.isArray(value);
}

function conditionOf(value: Where[string]): FilterCondition {
	if (isList(value)) return { in: [...value] };
	return typeof value === 'object' ? value : { eq: value };
}

function filtersOf(where: Where = {}) {
	return Object.entries(where).map(([attribute, value]) => ({ attribute, value: conditionOf(value) }));
}

function queryOf({ where, choices, facets, text }: Search) {
	const chosen = filtersOf(choices).map((filter) => ({ ...filter, scope: 'catalog' as const }));
	return {
		...(facets && { _availableFilters: facets.map((field) => ({ field, scope: 'catalog' })) }),
		_appliedFilters: [...filtersOf(where), ...chosen],
		...(text && { _searchText: text }),
	};
}

/** Documents are parsed once, by the schema of whoever asks. */
const searchOfAny = { ...catalogSearch, result: z.extend(SearchAnswer, { hits: z.array(z.unknown()) }) };

/** Lets a slice say which fields of a document it reads without a zod of its own. */
export function documentOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
	return z.object(shape);
}

export type DocumentOf<Schema extends z.ZodMiniObject> = z.output<Schema>;

type SearchFields = Search & { fields: readonly string[] };

function ask(api: Api, type: EntityType, asked: SearchFields) {
	const { fields, size = NO_LIMIT, from, sort } = asked;
	const body = {
		type,
		searchQuery: queryOf(asked),
		size,
		...(from !== undefined && { from }),
		...(sort && { sort }),
		sourceInclude: [...fields],
	};
	return api.call(searchOfAny, { body });
}

function fieldsOf(item: z.ZodMiniObject, asked: Search): SearchFields {
	return { ...asked, fields: asked.fields ?? Object.keys(item.shape) };
}

/**
 * Searches the catalogue with a schema that does not name its fields, such as a union.
 * @throws what `api.call` throws, and {ContractError} where a document is not what the schema says
 */
export async function searchAny<Item extends z.ZodMiniType>(
	api: Api,
	type: EntityType,
	item: Item,
	asked: SearchFields,
) {
	const answer = await ask(api, type, asked);
	const hits = answer.hits.map((hit) => {
		const { data, error } = item.safeParse(hit);
		if (data === undefined) throw new ContractError(`A ${type} is not what was asked for`, { cause: error });
		return data;
	});
	return { ...answer, hits } satisfies Found<z.output<Item>>;
}

/** Searches the catalogue and requests only the schema's fields. @throws as `searchAny` */
export function search<Item extends z.ZodMiniObject>(api: Api, type: EntityType, item: Item, asked: Search) {
	return searchAny(api, type, item, fieldsOf(item, asked));
}

/** Like `findMany`, but leaves out documents that are not what the schema says: one must not cost the others. */
export async function findValid<Item extends z.ZodMiniObject>(api: Api, type: EntityType, item: Item, asked: Search) {
	const { hits } = await ask(api, type, fieldsOf(item, asked));
	const parsed = hits.map((hit) => item.safeParse(hit));
	return parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
}

export async function findMany<Item extends z.ZodMiniObject>(api: Api, type: EntityType, item: Item, asked: Search) {
	return (await search(api, type, item, asked)).hits;
}

export async function findOne<Item extends z.ZodMiniObject>(api: Api, type: EntityType, item: Item, where: Where) {
	const [found] = await findMany(api, type, item, { where, size: 1 });
	return found ?? null;
}

/** The document that the lookup of the page's address has found, if it is one of this type. @throws {ContractError} */
export function foundOf<Item extends z.ZodMiniObject>(
	found: FoundDocument | undefined,
	type: FoundDocument['type'],
	item: Item,
): z.output<Item> | null {
	if (found?.type !== type) return null;
	const parsed = item.safeParse(found.document);
	if (parsed.success) return parsed.data;
	throw new ContractError(`The ${type} of an address is not what was asked for`, { cause: parsed.error });
}
