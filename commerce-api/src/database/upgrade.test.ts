import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, test } from 'vitest';
import { type Database, MIGRATIONS } from './database.ts';
import { withDatabase } from './open-engine.ts';
import { setUpServer } from './open-postgres.ts';
import { startPostgres } from './postgres-server-for-test.ts';
import { users } from './schema/users.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were when there was only the first. */
function firstMigrations(): string {
	const old = join(folder, 'migrations');
	cpSync(MIGRATIONS, old, { recursive: true });
	const file = join(old, 'meta/_journal.json');
	const journal = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
	return old;
}

test('a database of the first release is brought up to date with all that is in it', async () => {
	const old = await PGlite.create({ dataDir: join(folder, 'db'), extensions: { pg_trgm } });
	await migrate(drizzle({ client: old }), { migrationsFolder: firstMigrations() });
	await old.exec(
		"insert into users (email, password_hash, firstname, lastname, addresses) values ('anna@example.pl', 'x', 'Anna', 'Nowak', '[]')",
	);
	await old.close();
	const found = await withDatabase({ dataDir: folder, database: undefined }, (db) => db.select().from(users));
	expect(found).toMatchObject([{ email: 'anna@example.pl', marketing: false, mustChangePassword: false }]);
}, 60_000);

test('of processes that start together on an empty server one makes the tables and fills them', async () => {
	const server = await startPostgres();
	try {
		await server.run('create database shop');
		let seeded = 0;
		const seed = async (db: Database) => {
			if ((await db.$count(users)) > 0) return;
			seeded += 1;
			await db.insert(users).values({ email: 'anna@example.pl', firstname: 'A', lastname: 'B', addresses: [] });
		};
		await Promise.all(Array.from({ length: 4 }, () => setUpServer(server.url('shop'), seed)));
		expect(seeded).toBe(1);
	} finally {
		await server.remove();
	}
}, 60_000);
