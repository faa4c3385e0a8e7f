import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type TestApp, testAppOn } from '../../../commerce-api/src/app.fixture.ts';
import { writeCatalog } from '../../../commerce-api/src/catalogue/write/write-catalog.ts';
import { type OpenDatabase, openInMemory } from '../../../commerce-api/src/platform/database/open-in-memory.fixture.ts';
import { openPostgres } from '../../../commerce-api/src/platform/database/open-postgres.ts';
import { startRealPostgres } from '../../../commerce-api/src/platform/database/real-postgres.fixture.ts';
import { demoCatalog } from '../../../demo-shop/src/demo-catalog.ts';
import { round, table } from '../table.ts';
import { measureSearch, type SearchTimes } from './measure.ts';
import { multiplyCatalog } from './multiply.ts';

const { values } = parseArgs({
	options: { small: { type: 'string', default: '10000' }, large: { type: 'string', default: '100000' } },
});
const demo = demoCatalog();
const copiesFor = (products: number) => Math.max(1, Math.ceil(products / demo.products.length) - 1);
const times = new Map<string, SearchTimes>();

function shopOn(open: OpenDatabase): TestApp {
	return testAppOn(open, { env: { SEARCH: 'demo-shop/search.json' } });
}

async function embedded(): Promise<void> {
	const open = await openInMemory();
	await writeCatalog(open.db, demo);
	times.set('demo on PGlite', await measureSearch(shopOn(open)));
	await open.close();
}

async function server(): Promise<void> {
	const postgres = await startRealPostgres((db) => writeCatalog(db, demo), openPostgres);
	try {
		const { url, ...open } = await postgres.copy();
		times.set('demo on PostgreSQL', await measureSearch(shopOn(open)));
		const [small, large] = [copiesFor(Number(values.small)), copiesFor(Number(values.large))];
		await multiplyCatalog(url, { first: 1, last: small });
		times.set(`${values.small} products on PostgreSQL`, await measureSearch(shopOn(open)));
		await multiplyCatalog(url, { first: small + 1, last: large });
		times.set(`${values.large} products on PostgreSQL`, await measureSearch(shopOn(open)));
	} finally {
		await postgres.remove();
	}
}

/** ms of the 95th percentile, by row of the table. */
const LISTING_BOUNDS = [30, 15, 60, 60];
/** ms of the 95th percentile. */
const SKU_BOUND = 5;
/** How many times as long a search may take in the larger one of the two large catalogues. */
const GROWTH_BOUND = 3;

function report(): string {
	const rows = [...times].map(([what, { first, afterChange, listings, bySku }], index) => [
		what,
		...[listings.median, listings.p95, listings.max].map((ms) => `${round(ms, 1)} ms`),
		verdict(listings.p95, LISTING_BOUNDS[index] ?? 0, 'ms'),
		`${round(bySku.p95, 1)} ms`,
		verdict(bySku.p95, SKU_BOUND, 'ms'),
		`${round(first)} ms`,
		`${round(afterChange)} ms`,
	]);
	const head = ['search with facets', 'median', 'p95', 'max', '', 'by sku, p95', '', 'first search', 'after a change'];
	const [small, large] = [...times.values()].slice(-2).map(({ listings }) => listings.median);
	const growth = (large ?? 0) / (small ?? 1);
	return `${table(head, rows)}\n\nFrom ${values.small} to ${values.large} products: ${round(growth, 1)}× the time, ${verdict(growth, GROWTH_BOUND, '×')}`;
}

function verdict(measured: number, bound: number, unit: string): string {
	return measured < bound ? `< ${bound} ${unit} holds` : `< ${bound} ${unit} **missed**`;
}

await embedded();
await server();
console.log(`\n${availableParallelism()} cores, Node ${process.version}\n\n${report()}`);
process.exit(0);
