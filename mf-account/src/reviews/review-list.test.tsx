import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { ReviewCard } from './review-list.tsx';

const REVIEW = {
	...{ id: 1, product_id: 7, sku: 'SZAL-1', product_name: 'Szalik Mgła', url_path: 'szalik-mgla', title: 'Miękki' },
	...{ detail: 'Ciepły i lekki.', nickname: 'Hanna', created_at: '2026-11-20T10:00:00Z', rating: 5, lang: 'pl' },
};

it.each([
	[1, 'published', undefined],
	[2, 'waiting for a moderator', 'Czeka na sprawdzenie'],
	[3, 'refused by one', 'Nie została opublikowana'],
])('tells its author of status %i that a review is %s (8.2, 8.14)', (review_status, _, told) => {
	const markup = renderPart(<ReviewCard review={{ ...REVIEW, review_status }} />);
	expect(markup).toContain('Ciepły i lekki.');
	const texts = ['Czeka na sprawdzenie', 'Nie została opublikowana'].filter((text) => markup.includes(text));
	expect(texts).toEqual(told ? [told] : []);
});
