import type { SizeTable } from '@pasaz/kernel/contract/size-table';
import { expect, it } from 'vitest';
import { fittingTables, isRowOf } from './fitting-tables.ts';

const table = (name: string, sizes: string[], category_ids: number[]): SizeTable => ({
	id: 1,
	name,
	columns: ['Rozmiar', 'Talia'],
	rows: sizes.map((size) => [size, '70']),
	note: null,
	category_ids,
});
const LETTERS = table('litery', ['S (46)', 'M', 'L'], [3]);
const NUMBERS = table('liczby', ['36', '38', 'M'], [3, 5]);
const CHILDREN = table('dzieci', ['98', '104'], [9]);
const ALL = [LETTERS, NUMBERS, CHILDREN];

it.each([
	['a product in letters', [3], ['S', 'm'], ['litery', 'liczby']],
	['a product in numbers', [3, 5], ['36', '38'], ['liczby']],
	['sizes that no table knows', [3], ['uniwersalny'], ['litery', 'liczby']],
	['a category without tables', [4], ['S'], []],
])('finds the tables of %s', (_, categoryIds, sizes, names) => {
	expect(fittingTables(ALL, { categoryIds, sizes }).map(({ name }) => name)).toEqual(names);
});

it('reads a size before what explains it, and never a part of a size', () => {
	expect(isRowOf(['S (46)'], 's')).toBe(true);
	expect(isRowOf(['XS'], 'S')).toBe(false);
	expect(isRowOf([], 'S')).toBe(false);
});
