import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Pagination, pageNumbers } from './pagination.tsx';
import { renderPart } from './render.fake.tsx';

it.each([
	[1, 1, [1]],
	[1, 3, [1, 2, 3]],
	[1, 9, [1, 2, null, 9]],
	[4, 9, [1, 2, 3, 4, 5, null, 9]],
	[5, 9, [1, null, 4, 5, 6, null, 9]],
	[9, 9, [1, null, 8, 9]],
])('page %i of %i links to %j', (page, count, numbers) => {
	expect(pageNumbers(page, count)).toEqual(numbers);
});

it('always links to the first, the last and the neighbours, in order', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
			const [page, count] = a < b ? [a, b] : [b, a];
			const numbers = pageNumbers(page, count).filter((number) => number !== null);
			expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
			expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
		}),
	);
});

it('marks the current page and names the others', () => {
	const markup = renderPart(<Pagination page={2} pageCount={3} hrefOf={(page) => `/ona?page=${page}`} />);
	expect(markup).toContain('aria-label="Strona 2" aria-current="page"');
	expect(markup).toContain('rel="prev"');
	expect(markup).toContain('href="/ona?page=3"');
});

it('is left out when there is one page', () => {
	expect(renderPart(<Pagination page={1} pageCount={1} hrefOf={String} />)).toBe('');
});
