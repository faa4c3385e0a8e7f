import { expect, it } from 'vitest';
import { createPurges, EVERYTHING } from './purges.ts';

it.each([
	['products alone', ['product:1', 'product:2'], false],
	['a category', ['product:1', 'category:3'], true],
	['the menu', ['menu'], true],
	['a page of the content', ['cms:faq'], true],
	['everything', [EVERYTHING], true],
])('a purge of %s drops what workers hold of the catalogue: %s → %s', (_, tags, drops) => {
	const purges = createPurges();
	purges.record(tags, 4);
	expect(purges.counts()).toEqual({ version: 4, factsVersion: drops ? 4 : 0 });
	purges.record(['product:9'], 7);
	expect(purges.counts()).toEqual({ version: 7, factsVersion: drops ? 4 : 0 });
});

it('counts a purge that another shell told of late for no more than it was', () => {
	const purges = createPurges();
	purges.record(['menu'], 5);
	purges.record(['home'], 3);
	expect(purges.counts()).toEqual({ version: 5, factsVersion: 5 });
});
