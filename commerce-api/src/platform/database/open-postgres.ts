import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type Pool } from 'pg';
import type { Config } from '../config.ts';
import { type Database, type Engine, MIGRATIONS } from './database.ts';
import { UnavailableError } from './database-errors.ts';
import { serverToPoll, watchHeartbeat } from './heartbeat.ts';
import { PostgresPool } from './postgres-pool.ts';
import { SERVER_VALUES } from './server-values.ts';
import { requireVersion } from './server-version.ts';

type ServerSettings = NonNullable<Config['database']>;

/** Distinct from locks of other software on this server. */
const SETUP_LOCK = 7_404_001;
/** Milliseconds that a request waits for a connection, and that a statement may take. */
const WAIT = 900;
const STATEMENT = 10_000;
const IDLE_IN_TRANSACTION = 10_000;
/** Ten seconds for a server that starts together with the API. */
const START_ATTEMPTS = 20;
const START_PAUSE = 500;

/** Connects to a PostgreSQL server whose tables are up to date. */
export function openPostgres({ url, poolSize }: ServerSettings): Engine {
	const pool = new PostgresPool(
		{
			connectionString: url,
			max: poolSize,
			application_name: 'pasaz',
			keepAlive: true,
			connectionTimeoutMillis: WAIT,
			statement_timeout: STATEMENT,
			idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
		},
		watchHeartbeat(serverToPoll(url)),
	);
	return { db: drizzle({ client: forDrizzle(pool) }), close: () => pool.end(), broken: new Promise(() => {}) };
}

/** Runs in one process at a time: others that start together with this one wait and find it done. */
export async function setUpServer(url: string, setUp: (db: Database) => Promise<void>): Promise<void> {
	await onOneConnection(url, async (db) => {
		const [server] = await db
			.select({ version: sql<string>`current_setting('server_version_num')` })
			.from(sql`(select 1) one`);
		requireVersion(Number(server?.version));
		await db.execute(sql`select pg_advisory_lock(${SETUP_LOCK})`);
		await migrate(db, { migrationsFolder: MIGRATIONS });
		await setUp(db);
	});
}

/** Runs work without a time limit for statements. */
export async function onOneConnection<T>(url: string, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
	const client = await connect(url);
	try {
		return await work(drizzle({ client }));
	} finally {
		await client.end();
	}
}

/** Waits for a server that is just starting. @throws UnavailableError without the address, which holds a password */
async function connect(connectionString: string, attempt = 1): Promise<Client> {
	const client = new Client({ connectionString, connectionTimeoutMillis: 5000, types: SERVER_VALUES });
	client.on('error', () => {});
	try {
		await client.connect();
		return client;
	} catch (cause) {
		await client.end().catch(() => {});
		if (attempt >= START_ATTEMPTS)
			throw new UnavailableError('The database server of DATABASE_URL cannot be reached.', { cause });
		await setTimeout(START_PAUSE);
		return connect(connectionString, attempt + 1);
	}
}

/** Drizzle's type wants a whole pool, but it only calls `query` and `connect`, on classes with Pool in their name. */
function forDrizzle(pool: PostgresPool): Pool;
function forDrizzle(pool: PostgresPool): unknown {
	return pool;
}
