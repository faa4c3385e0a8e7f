import type { Dump, Skipped } from './collect.ts';

/** A review whose product is named by its sku. */
export interface SourceReview {
	sku: string;
	title: string;
	detail: string;
	nickname: string;
	/** Stars, 1 to 5. */
	rating: number;
	status: number;
	createdAt: Date;
}

const UNRATED = 5;

/** Reviews of products that were imported. */
export function reviewsOf({ review, product }: Dump, skus: Set<string>, skipped: Skipped[]): SourceReview[] {
	const byId = new Map(product.map(({ id, sku }) => [id, sku]));
	return review.flatMap((document) => {
		const { title, detail, nickname, review_status: status, created_at } = document;
		const sku = byId.get(document.product_id);
		const createdAt = new Date(`${created_at.replace(' ', 'T')}${/[zZ]|[+-]\d\d:?\d\d$/.test(created_at) ? '' : 'Z'}`);
		const isDated = !Number.isNaN(createdAt.getTime());
		if (sku && skus.has(sku) && isDated) {
			return { sku, title, detail, nickname, rating: ratingOf(document), status, createdAt };
		}
		const reason = isDated ? `its product ${document.product_id} is not in the catalogue` : 'it has no date';
		skipped.push({ ...document.at, reason: `review: ${reason}` });
		return [];
	});
}

/** The mean of what was rated, such as fit and quality. */
function ratingOf({ ratings }: Dump['review'][number]): number {
	const stars = ratings.flatMap(({ value, percent }) => value ?? (percent === undefined ? [] : percent / 20));
	const mean = stars.reduce((sum, value) => sum + value, 0) / stars.length;
	return stars.length > 0 ? Math.min(5, Math.max(1, Math.round(mean))) : UNRATED;
}
