import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import { reviewCreate } from '@pasaz/kernel/contract/review';

const { review: Draft } = reviewCreate.body.shape;
const FIELDS = ['rating', 'title', 'detail', 'nickname'] as const;

type ReviewDraft = BodyOf<typeof reviewCreate>['review'];
export type ReviewField = (typeof FIELDS)[number];

/** What was written, or the fields that are missing or too long. */
export function reviewIn(form: FormData, productId: number): { draft: ReviewDraft } | { wrong: ReviewField[] } {
	const text = (name: ReviewField) => String(form.get(name) ?? '');
	const given = {
		product_id: productId,
		title: text('title'),
		detail: text('detail'),
		nickname: text('nickname'),
		rating: Number(text('rating')),
	};
	const { data, error } = Draft.safeParse(given);
	if (data) return { draft: data };
	return { wrong: FIELDS.filter((field) => error.issues.some(({ path }) => path[0] === field)) };
}
