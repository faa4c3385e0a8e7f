import type { Database } from './database.ts';
import type { OpenDatabase } from './open-in-memory.fixture.ts';
import { setUpServer } from './open-postgres.ts';
import { openWithRetry } from './open-with-retry.fixture.ts';
import { type PostgresServer, startPostgres } from './postgres-server.fixture.ts';

export interface RealPostgres {
	server: PostgresServer;
	/** A database like the first one, for one test. */
	copy(): Promise<OpenDatabase & { url: string }>;
	/** Another process's connections to a copy. */
	open(url: string, poolSize?: number): OpenDatabase;
	remove(): Promise<void>;
}

/**
 * One server (0.4 s) and on it a database with the shop's tables, filled once; each test gets a copy (50 ms).
 * @param fill what every copy begins with
 * @param connect `openPostgres` where it matters how long the shop waits for its server
 */
export async function startRealPostgres(
	fill: (db: Database) => Promise<void>,
	connect: (settings: { url: string; poolSize: number }) => OpenDatabase = openWithRetry,
): Promise<RealPostgres> {
	const server = await startPostgres();
	const opened = new Set<OpenDatabase>();
	let copies = 0;
	await server.run('create database original');
	await setUpServer(server.url('original'), fill);

	const open: RealPostgres['open'] = (url, poolSize = 10) => {
		const { db, close } = connect({ url, poolSize });
		const database = {
			db,
			close: async () => {
				if (opened.delete(database)) await close();
			},
		};
		opened.add(database);
		return database;
	};
	return {
		server,
		open,
		async copy() {
			copies += 1;
			const name = `copy_${copies}`;
			await server.run(`create database ${name} template original`);
			const url = server.url(name);
			return { ...open(url), url };
		},
		async remove() {
			await Promise.all([...opened].map(({ close }) => close()));
			await server.remove();
		},
	};
}
