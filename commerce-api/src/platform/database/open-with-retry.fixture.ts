import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Heartbeat } from './heartbeat.ts';
import type { OpenDatabase } from './open-in-memory.fixture.ts';
import { PostgresPool } from './postgres-pool.ts';

const CALM: Heartbeat = { isAlive: () => true, whileAlive: (work) => work, stop() {} };

/**
 * Connects like the shop, but waits as long as it takes: a shop that gives up within a second would make every test one of how busy
 * the machine is. Tests of that giving up connect like the shop.
 */
export function openWithRetry({ url, poolSize }: { url: string; poolSize: number }): OpenDatabase {
	const pool = new PostgresPool({ connectionString: url, max: poolSize, application_name: 'pasaz' }, CALM);
	return { db: drizzle({ client: pool as unknown as Pool }), close: () => pool.end() };
}
