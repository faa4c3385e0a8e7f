import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type Pool } from 'pg';
import { type Database, MIGRATIONS } from './database.ts';
import type { Engine } from './engine.ts';
import { PostgresPool } from './postgres-pool.ts';
import { takePulse } from './pulse.ts';
import { serverHeart } from './server-heart.ts';
import { SERVER_VALUES } from './server-values.ts';
import { requireVersion } from './server-version.ts';
import { UnavailableError } from './unavailable-error.ts';

interface ServerSettings {
	/** `postgres://user:password@host:port/database` */
	url: string;
	/** Connections of this process. */
	poolSize: number;
}

/** Any number that no other software on this database uses. */
const SETUP_LOCK = 7_404_001;
/** Milliseconds. A request waits no longer than this for a connection, and a statement gets no longer than that. */
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
		takePulse(serverHeart(url)),
	);
	return { db: drizzle({ client: forDrizzle(pool) }), close: () => pool.end(), broken: new Promise(() => {}) };
}

/**
 * Brings the tables up to date and does what belongs to it, in one process at a time: others that start together with
 * this one wait and find everything done.
 */
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

/** Work whose statements may take as long as they need. */
export async function onOneConnection<T>(url: string, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
	const client = await connect(url);
	try {
		return await work(drizzle({ client }));
	} finally {
		await client.end();
	}
}

/**
 * Waits for a server that is just starting.
 * @throws UnavailableError without the address, which holds a password
 */
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

/** Drizzle asks for the whole of a pool but calls `query` and `connect` only, on whatever has Pool in its name. */
function forDrizzle(pool: PostgresPool): Pool;
function forDrizzle(pool: PostgresPool): unknown {
	return pool;
}
