import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { MoreReviews } from './more-reviews.tsx';

const shownOf = (shown: number, next?: number) => {
	const reviews = { shown: Array.from({ length: shown }, (_, id) => ({ id })), total: 73, ...(next && { next }) };
	return renderPart(<MoreReviews reviews={reviews} onMore={async () => {}} />);
};

it.each([
	['of the newest 50', 50, 50, true],
	['of all', 73, undefined, false],
])('says how many there are, and offers more while there are: %s (8.11)', (_, shown, next, offers) => {
	const html = shownOf(shown, next);
	expect(html).toContain(`${shown} z 73 opinii`);
	expect(html.includes('Pokaż więcej opinii')).toBe(offers);
	// read once: as a status, or as what takes the focus of the button that is gone
	expect(html.includes('role="status"')).toBe(offers);
	expect(html.includes('tabindex="-1"')).toBe(!offers);
});

it('says nothing below reviews that are on one page, as those of a document are at first (8.11)', () => {
	expect(shownOf(2)).toBe('');
	expect(shownOf(50)).toBe('');
});
