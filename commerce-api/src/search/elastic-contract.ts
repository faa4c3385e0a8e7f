import {
	AppliedFilter,
	FilterCondition,
	FilterScope,
	FilterValues,
	SearchAnswer,
	SearchQuery,
} from '@pasaz/kernel/contract/catalog';
import { endpoint } from '@pasaz/kernel/contract/endpoint';
import * as z from 'zod/mini';

/** As vue-storefront sends them (rule 24.7), open, as Elasticsearch has many more; lists of fields are comma joined, `sort` is `field:direction`. */
const query = z.object({
	size: z.optional(z.coerce.number().check(z.int())),
	from: z.optional(z.coerce.number().check(z.int())),
	sort: z.optional(z.string()),
	request_format: z.optional(z.literal('search-query')),
	/** Without `compact` the answer has the shape of Elasticsearch's. */
	response_format: z.optional(z.string()),
	/** JSON of the search query, where it is no body. */
	request: z.optional(z.string()),
	_source_include: z.optional(z.string()),
	_source_exclude: z.optional(z.string()),
	_source_includes: z.optional(z.string()),
	_source_excludes: z.optional(z.string()),
});
export type ElasticQuery = z.infer<typeof query>;

/** A query as storefront-query-builder may write it, open, as the platform's clients add to it: a value without an operator is meant to be equal, a filter may have several scopes. */
export const BuilderQuery = z.object({
	...SearchQuery.shape,
	_appliedFilters: z.optional(
		z.array(
			z.object({
				...AppliedFilter.shape,
				value: z.union([FilterValues, FilterCondition]),
				scope: z.optional(z.union([FilterScope, z.array(FilterScope)])),
			}),
		),
	),
});
export type BuilderQuery = z.infer<typeof BuilderQuery>;

const Hit = z.object({
	_index: z.string(),
	_type: z.string(),
	_id: z.string(),
	_score: z.number(),
	_source: z.looseObject({}),
});
const FullAnswer = z.extend(z.omit(SearchAnswer, { total: true, hits: true }), {
	took: z.int(),
	timed_out: z.boolean(),
	hits: z.object({ total: z.int(), max_score: z.nullable(z.number()), hits: z.array(Hit) }),
});
export type FullAnswer = z.infer<typeof FullAnswer>;

const path = '/api/catalog/:index/:entity/_search';
const result = z.union([FullAnswer, SearchAnswer]);

/** The search as vue-storefront's clients call it; `index` names the store view (`elasticsearch.index`). */
export const elasticSearch = endpoint({ method: 'POST', path, query, body: BuilderQuery, result, bare: true });
export const elasticSearchByAddress = endpoint({ method: 'GET', path, query, result, bare: true });
