import { availableParallelism } from 'node:os';
import { testAppOn } from '../../../commerce-api/src/app.fixture.ts';
import { fixtureCatalog } from '../../../commerce-api/src/catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../../commerce-api/src/catalogue/write/write-catalog.ts';
import type { Database } from '../../../commerce-api/src/platform/database/database.ts';
import { openInMemory } from '../../../commerce-api/src/platform/database/open-in-memory.fixture.ts';
import { openPostgres } from '../../../commerce-api/src/platform/database/open-postgres.ts';
import { startRealPostgres } from '../../../commerce-api/src/platform/database/real-postgres.fixture.ts';
import { type Cell, round, table } from '../table.ts';
import { measureLogins, measureOrders, type Timing } from './measure.ts';

/** ms: 95 % of the orders, and 99 % of the requests beside 200 logins, must be faster. */
const ORDER = 40;
const WHILE_LOGINS = 200;

async function fill(db: Database): Promise<void> {
	await writeCatalog(db, fixtureCatalog());
	await db.execute(`update stock set qty = 1000000 where sku = 'SZAL-1'`);
}

function orderRow(engine: string, { median, p95, most }: Timing): Cell[] {
	const figures = [median, p95, most].map((ms) => `${round(ms, 1)} ms`);
	return [`order on ${engine}`, ...figures, verdict(p95, `p95 < ${ORDER} ms`, ORDER)];
}

function loginRow(engine: string, { median, p99, most }: Timing): Cell[] {
	const figures = [median, p99, most].map((ms) => `${round(ms, 1)} ms`);
	return [`stock during 200 logins on ${engine}`, ...figures, verdict(p99, `p99 < ${WHILE_LOGINS} ms`, WHILE_LOGINS)];
}

function verdict(measured: number, text: string, bound: number): string {
	if (measured < bound) return `${text} holds`;
	process.exitCode = 1;
	return `${text} **missed**`;
}

const embedded = await openInMemory();
await fill(embedded.db);
const onPglite = testAppOn(embedded);
const postgres = await startRealPostgres(fill, openPostgres);
try {
	const onServer = testAppOn(await postgres.copy());
	const rows = [
		orderRow('PGlite', await measureOrders(onPglite)),
		orderRow('PostgreSQL', await measureOrders(onServer)),
		loginRow('PGlite', await measureLogins(onPglite)),
		loginRow('PostgreSQL', await measureLogins(onServer)),
	];
	const head = ['', 'median', 'p95, or p99 of what is asked during logins', 'most', ''];
	console.log(`\n${availableParallelism()} cores, Node ${process.version}\n\n${table(head, rows)}`);
} finally {
	await postgres.remove();
	await embedded.close();
}
process.exit();
