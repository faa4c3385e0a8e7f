import { CmsPage } from '@pasaz/kernel/contract/content';
import { endpoint } from '@pasaz/kernel/contract/endpoint';
import { Review } from '@pasaz/kernel/contract/review';
import * as z from 'zod/mini';

/** Our own calls for merchants. Each needs the shop's `ADMIN_SECRET` as a Bearer token; without that setting there are none. */
const ModeratedReview = z.extend(Review, {
	sku: z.string(),
	product_name: z.string(),
	is_verified_purchase: z.boolean(),
});

/** The oldest 100 of a status first: 1 published, 2 waits, 3 refused. */
export const adminReviews = endpoint({
	method: 'GET',
	path: '/api/admin/review',
	query: z.strictObject({ status: z.optional(z.enum(['1', '2', '3'])) }),
	result: z.array(ModeratedReview),
});
export const adminReviewDecide = endpoint({
	method: 'POST',
	path: '/api/admin/review/:id',
	body: z.strictObject({ review_status: z.literal([1, 2, 3]) }),
	result: ModeratedReview,
});

/** Keeps a page for preview; the answer's `path` opens it for 30 days. */
export const adminDraft = endpoint({
	method: 'POST',
	path: '/api/admin/draft',
	body: z.strictObject({
		url_key: CmsPage.shape.url_key.check(z.regex(/^[\w/-]{1,200}$/)),
		title: CmsPage.shape.title.check(z.minLength(1), z.maxLength(200)),
		content: CmsPage.shape.content.check(z.maxLength(60_000)),
	}),
	result: z.object({ key: z.string(), path: z.string() }),
});
