import { expect, it } from 'vitest';
import { reviewIn } from './review-draft.ts';

const WRITTEN = { rating: '4', title: ' Ciepły ', detail: 'Nosi się dobrze.', nickname: 'Ola' };

function form(fields: Record<string, string>) {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

it('reads what was written, without the space around it', () => {
	expect(reviewIn(form(WRITTEN), 7)).toEqual({
		draft: { product_id: 7, rating: 4, title: 'Ciepły', detail: 'Nosi się dobrze.', nickname: 'Ola' },
	});
});

it.each([
	[{}, ['rating', 'title', 'detail', 'nickname']],
	[{ ...WRITTEN, rating: '6' }, ['rating']],
	[{ ...WRITTEN, title: '   ' }, ['title']],
	[{ ...WRITTEN, detail: 'a'.repeat(5001), nickname: '' }, ['detail', 'nickname']],
])('names the fields that are wrong, in the order of the form', (fields, wrong) => {
	expect(reviewIn(form(fields), 7)).toEqual({ wrong });
});
