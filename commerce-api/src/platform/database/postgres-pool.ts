import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import { isOverloaded, UnavailableError } from './database-errors.ts';
import type { Heartbeat } from './heartbeat.ts';
import { SERVER_VALUES } from './server-values.ts';

/** Codes with which a connection ends: the server stops, starts, or has none left. */
const LOST = /^(57P0[1-4]|08...|53300)$/;

type Config = QueryConfig & { text: string };

/**
 * The part of `pg`'s pool that drizzle uses. Unlike that pool it always releases connections, keeps those whose statement
 * merely failed, survives connections that break while they are in use, and fails within a second when the server is away.
 */
export class PostgresPool {
	#pool: Pool;
	#heartbeat: Heartbeat;

	constructor(config: PoolConfig, heartbeat: Heartbeat) {
		this.#pool = new Pool(config);
		this.#heartbeat = heartbeat;
		// Without a listener each of these would end the process.
		this.#pool.on('error', () => {});
		this.#pool.on('connect', (client) => client.on('error', () => {}));
	}

	async connect(): Promise<Lease> {
		if (!this.#heartbeat.isAlive()) throw new UnavailableError('The database server cannot be reached');
		try {
			return new Lease(await this.#pool.connect(), this.#heartbeat);
		} catch (cause) {
			throw new UnavailableError('No connection to the database server could be opened', { cause });
		}
	}

	async query(config: Config, params: unknown[]): Promise<QueryResult> {
		const lease = await this.connect();
		try {
			return await lease.query(config, params);
		} finally {
			lease.release();
		}
	}

	async end(): Promise<void> {
		await this.#pool.end();
		this.#heartbeat.stop();
	}
}

class Lease {
	#client: PoolClient;
	#heartbeat: Heartbeat;
	#returned = false;
	#failure: UnavailableError | undefined;

	constructor(client: PoolClient, heartbeat: Heartbeat) {
		this.#client = client;
		this.#heartbeat = heartbeat;
	}

	async query(config: Config, params: unknown[]): Promise<QueryResult> {
		// The rollback of a broken transaction then reports why it broke.
		if (this.#failure) throw this.#failure;
		try {
			return await this.#heartbeat.whileAlive(this.#client.query({ ...config, types: SERVER_VALUES }, params));
		} catch (error) {
			if (isLost(error)) throw this.#giveUp(error);
			if (error instanceof DatabaseError && isOverloaded(error.code)) {
				throw new UnavailableError('The database has too much to do', { cause: error });
			}
			throw error;
		}
	}

	release(): void {
		if (this.#returned) return;
		this.#returned = true;
		this.#client.release(this.#failure);
	}

	/** Drizzle does not release a connection whose `begin` has failed. */
	#giveUp(cause: unknown): UnavailableError {
		this.#failure = new UnavailableError('The connection to the database server broke', { cause });
		this.release();
		return this.#failure;
	}
}

/** Errors that the server did not report are the connection's, except mistakes of this process. */
function isLost(error: unknown): boolean {
	if (error instanceof DatabaseError) return LOST.test(error.code ?? '');
	return !(error instanceof TypeError || error instanceof RangeError);
}
