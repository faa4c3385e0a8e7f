import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './watch-console.ts';

/** ms after which a render shares no data with the one before it. */
const SHARED_FOR = 2100;
const TYPES = ['simple', 'configurable', 'grouped', 'bundle'];

async function productOf(request: APIRequestContext, type: string): Promise<string> {
	const answer = await request.post('/api/catalog/search', {
		data: {
			type: 'product',
			searchQuery: {
				_appliedFilters: [
					{ attribute: 'type_id', value: { eq: type } },
					{ attribute: 'visibility', value: { eq: 4 } },
				],
			},
			size: 1,
			sourceInclude: ['url_path'],
		},
	});
	const { hits } = await answer.json();
	return `/${hits[0].url_path}`;
}

/** What the server says of a page that it makes for this request alone: with credentials nothing comes from the cache. */
async function readingOf(request: APIRequestContext, path: string, status = 200) {
	const answer = await request.get(path, { headers: { authorization: 'Bearer of-nobody' } });
	expect.soft(answer.status(), path).toBe(status);
	const [, calls, rounds] =
		/load;dur=\d+;desc="(\d+) calls, (\d+) rounds"/.exec(answer.headers()['server-timing'] ?? '') ?? [];
	return { calls: Number(calls), rounds: Number(rounds) };
}

test('a page asks the API in two rounds at most, and twice where the worker holds the facts (6.26, 6.27)', async ({
	request,
}) => {
	const products = await Promise.all(TYPES.map((type) => productOf(request, type)));
	const listings = ['/ona/sukienki', '/ona/sukienki?color=1&page=1', '/category/ona', '/nowosc', '/szukaj?q=len'];
	const paths = ['/', ...listings, ...products, '/o-nas', '/faq', '/mapa-strony'];
	// Code comes with the first page of its kind: meanwhile an answer may overtake a call that does not wait for it, which then counts as
	// one of the next round. Facts are held for each store view.
	for (const path of paths) await request.get(path === '/' ? '/de' : `/de${path}`);
	for (const path of paths) {
		const first = await readingOf(request, path);
		expect.soft(first.rounds, `${path} for the first time`).toBeLessThanOrEqual(2);
	}
	// The purge after the shop's first import may come late, and workers ask anew then.
	const intervals = [SHARED_FOR, SHARED_FOR];
	await new Promise((resolve) => setTimeout(resolve, SHARED_FOR));
	for (const path of paths) {
		await expect(async () => {
			const { calls, rounds } = await readingOf(request, path);
			expect(calls, path).toBeLessThanOrEqual(2);
			expect(rounds, path).toBeLessThanOrEqual(2);
		}).toPass({ intervals, timeout: 10_000 });
	}
	// each time another one, which nobody has looked up before
	await expect(async () => {
		const { calls, rounds } = await readingOf(request, `/nie-ma-takiej-${Date.now()}`, 404);
		expect(calls).toBeLessThanOrEqual(3);
		expect(rounds).toBeLessThanOrEqual(2);
	}).toPass({ intervals, timeout: 10_000 });
});
