import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const LIMITS = { defaultSize: 20, maxSize: 100 };

it.each([
	['the first', {}, [0, 20, 1]],
	['the third', { currentPage: 3 }, [40, 20, 3]],
	['a small one', { pageSize: 5, currentPage: 2 }, [5, 5, 2]],
	['none larger than may be', { pageSize: 1000 }, [0, 100, 1]],
	['none without a size', { pageSize: 0, currentPage: 2 }, [20, 20, 2]],
	['none before the first', { currentPage: -4 }, [0, 20, 1]],
	['no part of one', { pageSize: 2.9, currentPage: 2.9 }, [2, 2, 2]],
	['none that is no number', { pageSize: Number.NaN, currentPage: Number.NaN }, [0, 20, 1]],
	['none that a database cannot count to', { currentPage: 1e300 }, [199_980, 20, 10_000]],
])('%s', (_name, query, [start, size, current]) => {
	expect(pageOf(query, LIMITS)).toEqual({ start, size, criteria: { page_size: size, current_page: current } });
});
