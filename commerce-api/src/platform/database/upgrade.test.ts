import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { OrderPayment } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { readCatalogState } from '../../catalogue/catalog-state.ts';
import { toOrderPayment } from '../../selling/orders/order-document.ts';
import { type Database, MIGRATIONS } from './database.ts';
import { withDatabase } from './open-engine.ts';
import { setUpServer } from './open-postgres.ts';
import { startPostgres } from './postgres-server.fixture.ts';
import { pictures } from './schema/catalog.ts';
import { giftCards } from './schema/digital.ts';
import { orderItems, orders } from './schema/sales.ts';
import { users } from './schema/users.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database in the folder of a shop as it was after so many migrations, with these rows. */
async function databaseOf(count: number, rows: string): Promise<string> {
	const dataDir = join(folder, String(count));
	const migrationsFolder = join(dataDir, 'migrations');
	cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
	const file = join(migrationsFolder, 'meta/_journal.json');
	const journal = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
	const old = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } });
	await migrate(drizzle({ client: old }), { migrationsFolder });
	await old.exec(rows);
	await old.close();
	return dataDir;
}

/** A user, an order and a drawn picture, as the first release wrote them. */
const FIRST_ROWS = `
	insert into catalog_state (id, version) values (1, 3);
	insert into pictures (path, garment, view) values ('/s/z/szalik-front', '{"shape": "scarf"}', 'front');
	insert into pictures (path, file) values ('/s/z/szalik-photo', '/media/szalik.jpg');
	insert into users (email, password_hash, firstname, lastname, addresses) values ('anna@example.pl', 'x', 'Anna', 'Nowak', '[]');
	insert into orders values ('6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11', 'ORD-000001', 1, 'anna@example.pl', 'pl', 'PLN', 'pending', 'paid',
		'sandbox', 'Online', null, '', 4999, 0, 0, 0, 935, 4999, '{}', null, null, now(), now());
	insert into order_items (order_uuid, product_id, sku, name, product_type, qty, price, row_total, tax_percent)
		values ('6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11', 1, 'SZAL-1', 'Szalik', 'simple', 1, 4999, 4999, 23);`;

it('a database of the first release is brought up to date with all that is in it', async () => {
	const dataDir = await databaseOf(1, FIRST_ROWS);
	await withDatabase({ dataDir, database: undefined }, async (db) => {
		expect(await db.select().from(users)).toMatchObject([
			{ email: 'anna@example.pl', marketing: false, mustChangePassword: false, emailVerified: false },
		]);
		const drawn = { path: '/s/z/szalik-front', drawing: { garment: { shape: 'scarf' }, view: 'front' }, file: null };
		const photo = { path: '/s/z/szalik-photo', drawing: null, file: '/media/szalik.jpg' };
		expect(await db.select().from(pictures).orderBy(pictures.path)).toEqual([drawn, photo]);
		expect(await readCatalogState(db)).toMatchObject({ version: 3, seeded: true });
		const [order] = await db.select().from(orders);
		if (!order) throw new Error('The order is lost');
		const items = await db.select().from(orderItems);
		expect(items).toMatchObject([{ taxPercent: 23 }]);
		const { products } = parse(
			OrderPayment,
			toOrderPayment(order, items, { payUrl: null, transfer: null, refunds: [] }),
		);
		expect(products).toMatchObject([{ sku: 'SZAL-1', name: 'Szalik', image: null, options: null }]);
	});
}, 180_000);

/** Orders with gift cards as they were sold before cards knew their line: of one price, with a dedication, of a time without options, and where two lines fit, one of them virtual or not. */
const SOLD_CARDS = `
	insert into orders (uuid, number, email, store_code, currency, status, payment_status, payment_method, payment_title, shipping_title,
		subtotal, discount, shipping, shipping_net, tax, grand_total, billing_address, created_at, updated_at)
		select ('00000000-0000-4000-8000-00000000000' || nth)::uuid, 'ORD-' || nth, 'anna@example.pl', 'pl', 'PLN', 'processing', 'paid',
		'sandbox', 'Online', '', 0, 0, 0, 0, 0, 0, '{}', now(), now() from generate_series(1, 5) nth;
	insert into order_items (order_uuid, product_id, sku, name, product_type, qty, price, row_total, tax_percent, options) values
		('00000000-0000-4000-8000-000000000001', 1, 'SZAL-1', '', 'simple', 1, 9900, 9900, 23, '[]'),
		('00000000-0000-4000-8000-000000000001', 2, 'KARTA-1', '', 'virtual', 2, 10000, 20000, 0, '[]'),
		('00000000-0000-4000-8000-000000000001', 2, 'KARTA-1', '', 'virtual', 1, 10000, 10000, 0, '[{"label": "Dla", "value": "Oli"}]'),
		('00000000-0000-4000-8000-000000000002', 3, 'KARTA-2', '', 'simple', 1, 5000, 5000, 0, '[]'),
		('00000000-0000-4000-8000-000000000002', 2, 'KARTA-1', '', 'virtual', 1, 5000, 5000, 0, null),
		('00000000-0000-4000-8000-000000000003', 1, 'SZAL-1', '', 'simple', 1, 5000, 5000, 23, '[]'),
		('00000000-0000-4000-8000-000000000003', 3, 'KARTA-2', '', 'simple', 1, 5000, 5000, 0, '[]'),
		('00000000-0000-4000-8000-000000000004', 4, 'PORADA', '', 'virtual', 1, 5000, 5000, 23, '[]'),
		('00000000-0000-4000-8000-000000000004', 3, 'KARTA-2', '', 'simple', 1, 5000, 5000, 0, '[]'),
		('00000000-0000-4000-8000-000000000005', 4, 'PORADA', '', 'virtual', 2, 5000, 10000, 23, null),
		('00000000-0000-4000-8000-000000000005', 3, 'KARTA-2', '', 'simple', 2, 5000, 10000, 0, null);
	insert into gift_cards (code, currency, amount, balance, options, sold_by, created_at) values
		('A', 'PLN', 10000, 0, '[{"label": "Dla", "value": "Oli"}]', '00000000-0000-4000-8000-000000000001', now()),
		('B', 'PLN', 10000, 0, '[]', '00000000-0000-4000-8000-000000000001', now()),
		('C', 'PLN', 10000, 0, '[]', '00000000-0000-4000-8000-000000000001', now()),
		('D', 'PLN', 5000, 0, null, '00000000-0000-4000-8000-000000000002', now()),
		('E', 'PLN', 5000, 0, null, '00000000-0000-4000-8000-000000000002', now()),
		('F', 'PLN', 5000, 0, null, null, now()),
		('G', 'PLN', 5000, 0, '[]', '00000000-0000-4000-8000-000000000003', now()),
		('H', 'PLN', 5000, 0, '[]', '00000000-0000-4000-8000-000000000004', now()),
		('I', 'PLN', 5000, 0, null, '00000000-0000-4000-8000-000000000005', now()),
		('J', 'PLN', 5000, 0, null, '00000000-0000-4000-8000-000000000005', now());`;

it('gift cards that were sold before go to the lines that sold them, where that is certain (15.39)', async () => {
	const dataDir = await databaseOf(22, SOLD_CARDS);
	await withDatabase({ dataDir, database: undefined }, async (db) => {
		const cards = await db.select().from(giftCards).orderBy(giftCards.code);
		expect(cards.map(({ code, itemId }) => [code, itemId])).toEqual([
			['A', 3],
			['B', 2],
			['C', 2],
			['D', 5],
			['E', 4],
			['F', null],
			['G', null],
			['H', null],
			['I', null],
			['J', null],
		]);
	});
}, 180_000);

it('of the accounts from before only Google’s have an address that counts as theirs (17.31)', async () => {
	const dataDir = await databaseOf(
		27,
		`insert into users (email, firstname, lastname, addresses) select nth || '@example.pl', 'A', 'B', '[]' from generate_series(1, 3) nth;
		insert into user_identities (provider, subject, user_id) values ('google', 'g', 2), ('facebook', 'f', 3);`,
	);
	await withDatabase({ dataDir, database: undefined }, async (db) => {
		const verified = await db.select({ email: users.email }).from(users).where(eq(users.emailVerified, true));
		expect(verified).toEqual([{ email: '2@example.pl' }]);
	});
}, 180_000);

it('of processes that start together on an empty server one makes the tables and fills them', async () => {
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
}, 180_000);
