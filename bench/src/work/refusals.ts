import type { TestApp } from '../../../commerce-api/src/app.fixture.ts';
import { catalogSearch } from '../../../shared-kernel/src/contract/catalog.ts';
import { cpuTime } from './cpu-time.ts';

const many = Array.from({ length: 1001 }, (_, id) => id);
const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });

/** Each has too much of one thing: values, filters, facets, levels, characters, bytes. */
const EXCESSIVE_SEARCHES: unknown[] = [
	{ _appliedFilters: [{ attribute: 'id', value: { in: many } }] },
	{ _appliedFilters: many.map((id) => ({ attribute: 'id', value: { eq: id } })) },
	{ _availableFilters: many.map(() => ({ field: 'color' })) },
	{ _appliedFilters: [{ attribute: 'id', value: deep(40) }] },
	{ _appliedFilters: [{ attribute: 'name', value: { like: `a${'%'.repeat(60_000)}a` } }] },
	{ _searchText: 'x'.repeat(70_000) },
];

/** @returns ms of CPU that the slowest refusal took */
export async function refuseSearches(shop: TestApp): Promise<number> {
	const times: number[] = [];
	for (const searchQuery of EXCESSIVE_SEARCHES) times.push(await cpuTime(() => refuse(shop, searchQuery)));
	return Math.max(...times);
}

async function refuse(shop: TestApp, searchQuery: unknown): Promise<void> {
	const { status } = await shop.send(catalogSearch, { body: { type: 'product', searchQuery } });
	if (status < 400 || status >= 500) throw new Error(`A search that is too much was answered with ${status}`);
}
