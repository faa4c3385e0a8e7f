import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Review } from '@pasaz/kernel/contract/review';
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import { PUBLISHED, toReview } from '../community/reviews/reviews.ts';
import type { Database } from '../platform/database/database.ts';
import { reviews } from '../platform/database/schema/community.ts';
import { type ColumnField, columnCondition } from './column-condition.ts';
import { readFilters } from './filters.ts';
import { createProjection } from './projection.ts';
import { rangeOf, sortsOf, unknownSort } from './range-of.ts';

const FIELDS: Record<string, ColumnField> = {
	id: { kind: 'number', column: reviews.id },
	product_id: { kind: 'number', column: reviews.productId },
	review_status: { kind: 'number', column: reviews.status },
	rating: { kind: 'number', column: reviews.rating },
	nickname: { kind: 'text', column: reviews.nickname },
	title: { kind: 'text', column: reviews.title },
	detail: { kind: 'text', column: reviews.detail },
	created_at: { kind: 'moment', column: reviews.createdAt },
};

export async function searchReviews(db: Database, request: SearchRequest): Promise<SearchAnswer> {
	const filters = readFilters(request.searchQuery, fieldOf);
	const where = and(
		eq(reviews.status, PUBLISHED),
		...[...filters.required, ...filters.layers].map(columnCondition),
		or(...filters.alternatives.map(columnCondition)),
	);
	const { size, from } = rangeOf(request);
	const rows = await db
		.select()
		.from(reviews)
		.where(where)
		.orderBy(...orderOf(request))
		.limit(size)
		.offset(from);
	const project = createProjection(
		{ include: request.sourceInclude, exclude: request.sourceExclude },
		Object.keys(Review.shape),
	);
	return { total: await db.$count(reviews, where), hits: rows.map(toReview).map(project) };
}

function fieldOf(name: string) {
	return Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
}

function orderOf(request: SearchRequest): SQL[] {
	const requested = sortsOf(request).map(({ field, descending }) => {
		const known = fieldOf(field);
		if (!known) throw unknownSort(field);
		return descending ? desc(known.column) : asc(known.column);
	});
	return [...requested, desc(reviews.createdAt), desc(reviews.id)];
}
