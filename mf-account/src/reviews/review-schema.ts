import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type ReviewProblems = Record<'required' | 'ratingRequired' | 'tooLong', string>;

/** The rules of one review; `rating` is the text of a radio button. */
export function reviewSchema(problems: ReviewProblems) {
	const filled = (most: number) =>
		z.string().check(z.trim(), z.minLength(1, problems.required), z.maxLength(most, problems.tooLong));
	return z.object({
		rating: z.string().check(z.regex(/^[1-5]$/, problems.ratingRequired)),
		title: filled(255),
		detail: filled(5000),
		nickname: filled(100),
	});
}
export type ReviewForm = z.infer<ReturnType<typeof reviewSchema>>;
