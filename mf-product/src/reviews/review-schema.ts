import { filled, type Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';

/** Messages by problem. */
type ReviewProblems = Problems<'required' | 'ratingMissing' | 'tooLong'>;

/** The rules of one review; `rating` is the text of a radio button. */
export function reviewSchema(problems: ReviewProblems) {
	return z.object({
		rating: z.string(problems.ratingMissing).check(z.regex(/^[1-5]$/, problems.ratingMissing)),
		/** Nothing where it was not said. */
		fit: z.optional(z.nullable(z.string())),
		title: filled(problems, 255),
		detail: filled(problems, 5000),
		nickname: filled(problems),
	});
}
export type ReviewValues = z.infer<ReturnType<typeof reviewSchema>>;
