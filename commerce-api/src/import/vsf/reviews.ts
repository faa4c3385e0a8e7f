import { isStorable } from '../../platform/database/storable.ts';
import type { SeedReview } from '../label/label.ts';
import type { Dump, Skipped } from './collect.ts';

export type SourceReview = Omit<SeedReview, 'language'>;

export function reviewsOf({ review, product }: Dump, skus: Set<string>, skipped: Skipped[]): SourceReview[] {
	const byId = new Map(product.map(({ id, sku }) => [id, sku]));
	return review.flatMap((document) => {
		const { title, detail, nickname, review_status: status } = document;
		const [sku, rating, createdAt] = [byId.get(document.product_id), ratingOf(document), dateOf(document)];
		if (sku !== undefined && skus.has(sku) && rating && createdAt) {
			return { sku, title, detail, nickname, rating, status, createdAt };
		}
		const lack = rating
			? createdAt
				? `its product ${document.product_id} is not in the catalogue`
				: 'it has no date'
			: 'it has no rating';
		skipped.push({ ...document.at, reason: `review: ${lack}` });
		return [];
	});
}

/** `2026-10-01 12:00:00` is written in UTC. */
function dateOf({ created_at }: Dump['review'][number]): Date | undefined {
	const hasZone = /[zZ]$|[+-]\d\d:?\d\d$/.test(created_at);
	const date = new Date(hasZone ? created_at : `${created_at.replace(' ', 'T')}Z`);
	return isStorable(date) ? date : undefined;
}

/** The mean of all ratings, such as fit and quality. */
function ratingOf({ ratings }: Dump['review'][number]): number | undefined {
	const stars = ratings.flatMap(({ value, percent }) => value ?? (percent === undefined ? [] : percent / 20));
	if (stars.length === 0) return undefined;
	const mean = stars.reduce((sum, value) => sum + value, 0) / stars.length;
	return Math.min(5, Math.max(1, Math.round(mean)));
}
