import type { EntityType, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Refusal } from '../platform/http/refusal.ts';

const DEFAULT_SIZE = 50;
/** Documents in one answer, by kind (rule 6.21). */
const MAX_SIZE: Record<EntityType, number> = {
	product: 500,
	category: 4000,
	attribute: 150,
	taxrule: 1000,
	tag: 1000,
	cms_page: 500,
	cms_block: 500,
	cms_hierarchy: 500,
	review: 50,
};
const MAX_FROM = 1_000_000;

/** At or below 0 the size becomes 50, a negative start 0 (rule 6.20); without one all categories are meant (rule 6.21). */
export function rangeOf(request: { type: EntityType; size?: number | undefined; from?: number | undefined }) {
	const { type, size = type === 'category' ? MAX_SIZE.category : DEFAULT_SIZE, from = 0 } = request;
	return {
		size: size <= 0 ? DEFAULT_SIZE : Math.min(size, MAX_SIZE[type]),
		from: Math.min(Math.max(from, 0), MAX_FROM),
	};
}

export interface Sort {
	field: string;
	descending: boolean;
}

const MAX_SORTS = 5;

/** Where a request names no sort (rule 24.6). */
const DEFAULT_SORTS: Partial<Record<EntityType, Sort[]>> = {
	category: [
		{ field: 'level', descending: false },
		{ field: 'position', descending: true },
	],
};

/** The request's own `field:direction` precedes the query's list. */
export function sortsOf({ type, sort, searchQuery }: SearchRequest): Sort[] {
	const [field, direction] = sort?.split(':') ?? [];
	const applied = (searchQuery._appliedSort ?? []).map(({ field, options }) => ({
		field,
		descending: (typeof options === 'string' ? options : options.order) === 'desc',
	}));
	const named = [...(field ? [{ field, descending: direction === 'desc' }] : []), ...applied];
	return named.length > 0 ? named.slice(0, MAX_SORTS) : (DEFAULT_SORTS[type] ?? []);
}

export function unknownSort(field: string): Refusal {
	return new Refusal(400, 'bad-sort', `Results cannot be sorted by "${field.slice(0, 60)}".`);
}
