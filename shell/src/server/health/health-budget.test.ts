import { describe, expect, it } from 'vitest';
import type { Health } from './health-book.ts';
import { leavesBudget } from './health-budget.ts';

const health = (given: Partial<Health>): Health => ({
	pages: 0,
	failed: 0,
	networks: 0,
	paints: [],
	addresses: 0,
	...given,
});
const paints = (ms: number, count = 40) => Array.from({ length: count }, () => ms);

describe('a release is taken back (26.53)', () => {
	it.each<[string, Partial<Health>, Partial<Health>, RegExp]>([
		[
			'that fails on every tenth page',
			{ pages: 400, failed: 40, networks: 12 },
			{ pages: 900 },
			/fails on 10\.0 % of 400/,
		],
		['of which all is told that is told', { pages: 40, failed: 40, networks: 3 }, {}, /100\.0 %/],
		[
			'that fails more often than before',
			{ pages: 100, failed: 40, networks: 9 },
			{ pages: 100, failed: 10 },
			/40\.0 %/,
		],
		['that paints late', { paints: paints(3000) }, { paints: paints(1500) }, /3000 ms, the one before after 1500/],
	])('%s', (_, now, before, reason) => expect(leavesBudget(health(now), health(before))).toMatch(reason));

	it.each<[string, Partial<Health>, Partial<Health>]>([
		['that few have seen', { pages: 39, failed: 39, networks: 20 }, {}],
		['that one visitor speaks ill of', { pages: 400, failed: 100, networks: 2 }, {}],
		['that fails now and then', { pages: 400, failed: 20, networks: 20 }, {}],
		['that fails as the one before', { pages: 400, failed: 80, networks: 20 }, { pages: 400, failed: 40 }],
		['whose pages are few', { paints: paints(3000, 39) }, { paints: paints(100) }],
		['of which nobody knows how the one before was', { paints: paints(9000) }, {}],
		['that is a little slower', { paints: paints(1000) }, { paints: paints(400) }],
		['of pages that were slow before', { paints: paints(4000) }, { paints: paints(3000) }],
	])('but not one %s', (_, now, before) => expect(leavesBudget(health(now), health(before))).toBeUndefined());
});
