import { cartCreate, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { userCreate, userLogin, userMe } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { vouchFor } from '../accounts/sign-up.fixture.ts';
import { type TestApp, testAppOn } from '../app.fixture.ts';
import { fixtureCatalog } from '../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../catalogue/write/write-catalog.ts';
import { writeContent } from '../content/write-content.ts';
import { DEMO } from '../import/label/demo-label.fixture.ts';
import type { Database } from '../platform/database/database.ts';
import { type OpenDatabase, openInMemory } from '../platform/database/open-in-memory.fixture.ts';
import { products, stock } from '../platform/database/schema/catalog.ts';
import { coupons } from '../platform/database/schema/pricing.ts';
import { orderOf } from '../selling/orders/order.fixture.ts';

export const ADMIN_SECRET = 'a-secret-of-the-merchant-only';
export const PAYMENT_SECRET = 'a-secret-of-shop-and-payment-provider';
const SELLER = {
	SELLER_NAME: 'Sklep sp. z o.o.',
	SELLER_ADDRESS: 'Polna 1, 00-001 Warszawa',
	SELLER_VAT_ID: '5260001246',
	LOYALTY_POINT: '1000',
};
export const PASSWORD = 'zielony-rower-7';

/** A user with one of everything. */
export interface Shopper {
	email: string;
	userId: number;
	access: string;
	refresh: string;
	/** With one line. */
	cartId: string;
	/** Waits for its payment. */
	orderUuid: string;
}

/** A shop in which something of everything is there. */
export interface World {
	shop: TestApp;
	idOf(sku: string): number;
	a: Shopper;
	b: Shopper;
	/** A new shopper, for what can be done once. */
	newcomer(): Promise<Shopper>;
	/** A new order of a shopper's, or of a guest. */
	order(owner?: Shopper, payment?: string): Promise<string>;
}

const ADDRESS = {
	firstname: 'Ola',
	lastname: 'N',
	street: ['Polna', '1'],
	postcode: '00-001',
	city: 'Łódź',
	country_id: 'PL',
};

interface WorldOptions {
	/** Instead of one in memory; with a catalogue. */
	database?: OpenDatabase;
	/** The database as the app shall see it. */
	through?: (db: Database) => Database;
	/** Gets every line that is logged, also those for debugging. */
	onLog?: (line: string) => void;
}

export async function createWorld({ database, through = (db) => db, onLog }: WorldOptions = {}): Promise<World> {
	const { db, close } = database ?? (await openInMemory());
	if (!database) await fillShop(db);
	const log = onLog && pino({ level: 'trace' }, { write: onLog });
	const shop = testAppOn(
		{ db: through(db), close },
		{
			env: { ADMIN_SECRET, PAYMENT_SECRET, DOWNLOADS: 'demo-shop/downloads', FILMS: 'demo-shop/films', ...SELLER },
			...(log && { log }),
		},
	);
	const ids = new Map((await shop.db.select().from(products)).map(({ sku, id }) => [sku, id]));
	const order = (owner?: Shopper, payment?: string) => place(shop, owner?.access, payment);
	let last = 0;
	const newcomer = async () => {
		last += 1;
		return arrive(shop, `shopper-${last}@example.com`);
	};
	return { shop, idOf: (sku) => ids.get(sku) ?? 0, a: await newcomer(), b: await newcomer(), newcomer, order };
}

/** The fixture's catalogue, all that editors write, coupons, and more of one product than tests can buy. */
export async function fillShop(db: Database): Promise<void> {
	await writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z'));
	await writeContent(db, DEMO.content);
	await db.update(stock).set({ qty: 1_000_000 }).where(eq(stock.sku, 'SZAL-1'));
	await db.insert(coupons).values(DEMO.coupons);
}

async function arrive(shop: TestApp, email: string): Promise<Shopper> {
	const customer = { email, firstname: 'Ola', lastname: 'Nowak', addresses: [ADDRESS] };
	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	await vouchFor(shop, email);
	const { access, refresh } = await shop.tokens(userLogin, { body: { username: email, password: PASSWORD } });
	const { id: userId } = await shop.call(userMe, { token: access });
	const cartId = await shop.call(cartCreate, { token: access });
	await shop.call(cartUpdate, { query: { cartId }, token: access, body: { cartItem: { sku: 'SZAL-1', qty: 2 } } });
	return { email, userId, access, refresh, cartId, orderUuid: await place(shop, access) };
}

async function place(shop: TestApp, token?: string, payment_method_code = 'sandbox'): Promise<string> {
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	body.addressInformation.payment_method_code = payment_method_code;
	const headers = { 'Idempotency-Key': crypto.randomUUID() };
	return (await shop.call(orderCreate, { body, token, headers })).backendOrderId;
}
