import { cartCreate, cartPull, cartUpdate } from '@pasaz/kernel/contract/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { carts } from '../../platform/database/schema/sales.ts';
import { forgetGuestCarts } from './forget-carts.ts';

const DAY = 86_400_000;
let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

it('guests’ carts end 60 days after their last change, those of accounts do not (27.39)', async () => {
	const now = new Date();
	const [old, recent, token] = [
		await shop.call(cartCreate),
		await shop.call(cartCreate),
		await signUp(shop, 'ola@example.pl'),
	];
	const own = await shop.call(cartCreate, { token });
	await shop.call(cartUpdate, { query: { cartId: old }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } } });
	await shop.db.update(carts).set({ updatedAt: new Date(now.getTime() - 61 * DAY) });
	await shop.db
		.update(carts)
		.set({ updatedAt: new Date(now.getTime() - 59 * DAY) })
		.where(eq(carts.id, recent));
	await forgetGuestCarts(shop.db, now);
	expect(await shop.refused(cartPull, { query: { cartId: old } })).toMatchObject({ status: 404 });
	await shop.call(cartPull, { query: { cartId: recent } });
	await shop.call(cartPull, { query: { cartId: own }, token });
});

it('more of them than fit in a statement end, too', async () => {
	const updatedAt = new Date('2026-01-01');
	await shop.db.insert(carts).values(Array.from({ length: 2500 }, () => ({ id: crypto.randomUUID(), updatedAt })));
	await forgetGuestCarts(shop.db, new Date('2026-11-20'));
	expect(await shop.db.$count(carts, eq(carts.updatedAt, updatedAt))).toBe(0);
});
