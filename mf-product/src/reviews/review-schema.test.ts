import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { expect, it } from 'vitest';
import { reviewFormMessages } from '../messages/review-form.ts';
import { reviewSchema } from './review-schema.ts';

const text = reviewFormMessages.in(createTranslator('pl-PL')).get();
const WRITTEN = { rating: '4', title: ' Ciepły ', detail: 'Nosi się dobrze.', nickname: 'Ola' };

function problemsOf(review: unknown) {
	const issues = reviewSchema(text).safeParse(review).error?.issues ?? [];
	return issues.map(({ path, message }) => [path.join('.'), message]);
}

it('reads what was written, without the space around it', () => {
	expect(reviewSchema(text).parse(WRITTEN)).toEqual({ ...WRITTEN, title: 'Ciepły' });
});

it.each([
	[{ ...WRITTEN, rating: null }, [['rating', text.ratingMissing]]],
	[{ ...WRITTEN, rating: '6' }, [['rating', text.ratingMissing]]],
	[{ ...WRITTEN, title: '   ' }, [['title', text.required]]],
	[
		{ ...WRITTEN, detail: 'a'.repeat(5001), nickname: '' },
		[
			['detail', text.tooLong],
			['nickname', text.required],
		],
	],
])('names the fields that are wrong, in the order of the form', (review, problems) => {
	expect(problemsOf(review)).toEqual(problems);
});
