import {
	EntityType,
	type FilterCondition,
	type SearchAnswer,
	type SearchQuery,
	type SearchRequest,
} from '@pasaz/kernel/contract/catalog';
import { parseInput } from '../platform/http/parse-input.ts';
import { parseJson } from '../platform/http/read-body.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BuilderQuery, type ElasticQuery, type FullAnswer } from './elastic-contract.ts';

export interface ElasticCall {
	entity: string | undefined;
	query: ElasticQuery;
	/** The search query; in the address if there is no body. */
	body?: BuilderQuery | undefined;
}

/** @throws Refusal for an unknown entity or an invalid query */
export function toSearchRequest({ entity, query, body }: ElasticCall): SearchRequest {
	const type = EntityType.safeParse(entity);
	if (!type.success) throw new Refusal(404, 'unknown-entity', 'There is no such kind of document.');
	return {
		type: type.data,
		searchQuery: toSearchQuery(body ?? readQuery(query.request)),
		size: query.size,
		from: query.from,
		sort: query.sort,
		sourceInclude: namesIn(query._source_include ?? query._source_includes),
		sourceExclude: namesIn(query._source_exclude ?? query._source_excludes),
	};
}

function readQuery(text: string | undefined): BuilderQuery {
	if (text === undefined) return {};
	const json = parseJson(text);
	parseInput(BuilderQuery, json);
	return BuilderQuery.parse(json);
}

/** The scope `catalog` wins if a filter has both. */
function toSearchQuery({ _appliedFilters: filters, ...rest }: BuilderQuery): SearchQuery {
	if (!filters) return rest;
	const applied = filters.map(({ value, scope, ...filter }) => ({
		...filter,
		value: isCondition(value) ? value : { in: value },
		scope: [scope].flat().includes('catalog') ? ('catalog' as const) : ('default' as const),
	}));
	return { ...rest, _appliedFilters: applied };
}

type Value = NonNullable<BuilderQuery['_appliedFilters']>[number]['value'];

function isCondition(value: Value): value is FilterCondition {
	return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function namesIn(list: string | undefined): string[] | undefined {
	const names = list?.split(',').filter((name) => name !== '');
	return names && names.length > 0 ? names : undefined;
}

/** Compact answers are flat, others have Elasticsearch's shape; hits without a score get 1. */
export function toElasticAnswer(answer: SearchAnswer, isCompact: boolean, at: { index: string; type: EntityType }) {
	const { total, hits, ...rest } = answer;
	if (isCompact) return { total, hits: hits.map((hit) => ({ _score: 1, ...hit })), ...rest };
	const full: FullAnswer = { took: 0, timed_out: false, hits: { total, ...fullHits(hits, at) }, ...rest };
	return full;
}

function fullHits(hits: SearchAnswer['hits'], { index, type }: { index: string; type: EntityType }) {
	const full = hits.map(({ _score, ...source }) => ({
		_index: index,
		_type: type,
		_id: String(source.id ?? source.attribute_id ?? ''),
		_score: typeof _score === 'number' ? _score : 1,
		_source: source,
	}));
	return { max_score: full.length > 0 ? Math.max(...full.map(({ _score }) => _score)) : null, hits: full };
}
