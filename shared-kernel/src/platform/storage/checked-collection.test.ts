import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkedCollection } from './checked-collection.ts';
import { memoryCollection } from './memory-collection.ts';

const Url = z.object({ type: z.enum(['product', 'category']), sku: z.string() });
const good = { type: 'product', sku: 'A' };

function open(given: [string, unknown][]) {
	const collection = memoryCollection(given);
	const quarantine = memoryCollection();
	return { urls: checkedCollection({ name: 'url', collection, schema: Url, quarantine }), collection, quarantine };
}

it('puts a damaged value into quarantine and keeps the others', async () => {
	const { urls, collection, quarantine } = open([
		['bad', { type: 'order' }],
		['good', good],
	]);
	expect(await urls.get('bad')).toBeUndefined();
	expect(await urls.entries()).toEqual([['good', good]]);
	expect(await quarantine.entries()).toEqual([['url/bad', { type: 'order' }]]);
	expect(await collection.get('bad')).toBeUndefined();
});

it('hands out nothing that the schema refuses, whatever is stored', async () => {
	await fc.assert(
		fc.asyncProperty(fc.anything({ withNullPrototype: true }), async (stored) => {
			const { urls } = open([
				['any', stored],
				['good', good],
			]);
			const value = await urls.get('any');
			expect(value === undefined || Url.safeParse(value).success).toBe(true);
			expect(await urls.get('good')).toEqual(good);
		}),
	);
});
