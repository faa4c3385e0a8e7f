import { newsletterConfirm, newsletterSubscribe } from '@pasaz/kernel/contract/newsletter';
import { reviewCreate } from '@pasaz/kernel/contract/review';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { wishlistAdd } from '@pasaz/kernel/contract/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { getConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import {
	availabilitySubscriptions,
	newsletterSubscriptions,
	reviews,
	wishes,
} from '../../platform/database/schema/community.ts';
import { outbox } from '../../platform/database/schema/outbox.ts';
import { linkIn } from '../../platform/mail/link-in-mail.fixture.ts';
import { notifyWaiting } from './notify-waiting.ts';

let postgres: RealPostgres;
let shop: TestApp;
let db: Database;
beforeAll(async () => {
	postgres = await startRealPostgres((database) =>
		writeCatalog(database, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')),
	);
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	db = copy.db;
	shop = testAppOn(copy);
	await db.delete(outbox);
	return copy.close;
});

const AT_ONCE = Array.from({ length: 20 }, (_, index) => index);
async function scarf(): Promise<number> {
	const [product] = await db.select().from(products).where(eq(products.sku, 'SZAL-1'));
	return product?.id ?? 0;
}

it('a subscriber is notified once, however many processes work', async () => {
	const productId = await scarf();
	const waiting = AT_ONCE.map((index) => ({
		productId,
		email: `${index}@example.com`,
		userId: null,
		storeCode: 'pl',
		createdAt: shop.clock.now,
	}));
	await db.insert(availabilitySubscriptions).values(waiting);
	await Promise.all(AT_ONCE.map(() => notifyWaiting(db, getConfig({ STORE_VIEWS: STORE_VIEWS_FILE }))));
	const receivers = (await shop.mails()).map(({ to }) => to);
	expect(receivers.toSorted()).toEqual(waiting.map(({ email }) => email).toSorted());
	expect(await db.$count(availabilitySubscriptions)).toBe(0);
});

it('a link in a mail works once, however often it is followed at once', async () => {
	await shop.call(newsletterSubscribe, { body: { email: 'ola@example.com' } });
	const token =
		linkIn((await shop.mails())[0])
			.split('/')
			.at(-1) ?? '';
	const answers = await Promise.all(AT_ONCE.map(() => shop.send(newsletterConfirm, { body: { token } })));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 404)).toHaveLength(AT_ONCE.length - 1);
	expect(await db.$count(newsletterSubscriptions)).toBe(1);
	expect(await shop.mails()).toHaveLength(1);
});

it('a shopper writes one review of a product and wishes it once, with twenty taps at once', async () => {
	const token = await signUp(shop, 'ola@example.com');
	const product_id = await scarf();
	const review = { product_id, title: 'a', detail: 'b', nickname: 'c', rating: 5 };
	const written = await Promise.all(AT_ONCE.map(() => shop.send(reviewCreate, { token, body: { review } })));
	expect(written.map(({ status }) => status).toSorted()).toEqual([200, ...AT_ONCE.slice(1).map(() => 409)]);
	const wished = await Promise.all(AT_ONCE.map(() => shop.send(wishlistAdd, { token, body: { product_id } })));
	expect(wished.every(({ status }) => status === 200)).toBe(true);
	expect([await db.$count(reviews), await db.$count(wishes)]).toEqual([1, 1]);
});
