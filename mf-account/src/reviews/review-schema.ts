import { filled, type Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type ReviewProblems = Problems<'required' | 'ratingRequired' | 'tooLong'>;

/** The rules of one review; `rating` is the text of a radio button. */
export function reviewSchema(problems: ReviewProblems) {
	return z.object({
		rating: z.string().check(z.regex(/^[1-5]$/, problems.ratingRequired)),
		title: filled(problems, 255),
		detail: filled(problems, 5000),
		nickname: filled(problems),
	});
}
export type ReviewForm = z.infer<ReturnType<typeof reviewSchema>>;
