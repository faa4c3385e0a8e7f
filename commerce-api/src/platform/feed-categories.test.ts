import { expect, it } from 'vitest';
import { feedFactsOf } from './feed-categories.ts';

const CATEGORIES = {
	ona: { gender: 'female', age_group: 'adult', google_product_category: 1604 },
	'ona/sukienki': { google_product_category: 2271 },
	dodatki: { gender: 'unisex' },
} as const;

it.each([
	[['ona/sukienki/mini'], { gender: 'female', age_group: 'adult', google_product_category: 2271 }],
	[['ona'], { gender: 'female', age_group: 'adult', google_product_category: 1604 }],
	[['onawigacja'], {}],
	[[], {}],
])('says of products at %j what is configured for them (10.17)', (paths, expected) => {
	expect(feedFactsOf(paths, CATEGORIES)).toEqual(expected);
});
