import type { TestApp } from '../../../commerce-api/src/app.fixture.ts';
import { catalogSearch, type SearchRequest } from '../../../shared-kernel/src/contract/catalog.ts';
import { listingQuestions, skuQuestions } from './questions.ts';

/** ms. */
interface Timing {
	median: number;
	p95: number;
	max: number;
}

export interface SearchTimes {
	/** The first search after a start or an import, which reads the whole catalogue into the index. */
	first: number;
	afterChange: number;
	listings: Timing;
	bySku: Timing;
}

const WARM_UP_SEARCHES = 60;
const SEARCHES = 400;
const SKUS = 200;

/** Times one search after another, from the request to the last byte of the answer, without a network. */
export async function measureSearch(shop: TestApp): Promise<SearchTimes> {
	const [any] = await listingQuestions(shop, 1, 1);
	if (!any) throw new Error('There is nothing to ask');
	const first = await ask(shop, any);
	for (const question of await listingQuestions(shop, WARM_UP_SEARCHES, 7)) await ask(shop, question);
	const listings = await timingOf(shop, await listingQuestions(shop, SEARCHES, 42));
	const bySku = await timingOf(shop, await skuQuestions(shop, SKUS));
	await shop.db.execute('update catalog_state set version = version + 1');
	return { first, listings, bySku, afterChange: await ask(shop, any) };
}

async function timingOf(shop: TestApp, questions: SearchRequest[]): Promise<Timing> {
	const times: number[] = [];
	for (const question of questions) times.push(await ask(shop, question));
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return { median: at(0.5), p95: at(0.95), max: at(1) };
}

async function ask(shop: TestApp, body: SearchRequest): Promise<number> {
	const started = performance.now();
	const response = await shop.send(catalogSearch, { body });
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`A search was answered with ${response.status}`);
	return performance.now() - started;
}
