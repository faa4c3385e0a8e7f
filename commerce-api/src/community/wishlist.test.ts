import { stockCheck } from '@pasaz/kernel/contract/stock';
import { userLogin } from '@pasaz/kernel/contract/user';
import { type Wish, wishlistAdd, wishlistDelete, wishlistPull, wishlistSync } from '@pasaz/kernel/contract/wishlist';
import { opId } from '@pasaz/kernel/domain/line-ops';
import { mergeWishes } from '@pasaz/kernel/domain/wishes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { wishes } from '../platform/database/schema/community.ts';
import { users } from '../platform/database/schema/users.ts';

let shop: TestApp;
let ola: string;
let jan: string;
beforeAll(async () => {
	shop = await createTestApp();
	ola = await signUp(shop, 'ola@example.com');
	jan = await signUp(shop, 'jan@example.com');
});
afterAll(() => shop.close());

const idOf = async (sku: string) => (await shop.call(stockCheck, { query: { sku } })).product_id;
const wished = async (token: string) => (await shop.call(wishlistPull, { token })).map(({ product_id }) => product_id);
const add = (token: string, product_id: number) =>
	shop.call(wishlistAdd, { token, body: { product_id, product_id_type: 'parent_id' } });
const remove = (token: string, product_id: number) =>
	shop.call(wishlistDelete, { token, params: { product: String(product_id) }, body: { product_id } });

describe('a list of wishes', () => {
	it('keeps each product once, the latest first, a variant as its parent (9.3, 25.18)', async () => {
		const [scarf, small, medium] = [await idOf('SZAL-1'), await idOf('SUK-1-Rudy-S'), await idOf('SUK-1-Rudy-M')];
		await add(ola, scarf);
		shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
		await add(ola, small);
		await add(ola, medium);
		await add(ola, scarf);
		const [dress, ...rest] = await wished(ola);
		expect(rest).toEqual([scarf]);
		expect([scarf, small, medium]).not.toContain(dress);
		await remove(ola, medium);
		await remove(ola, medium);
		expect(await wished(ola)).toEqual([scarf]);
	});

	it('is private to its user', async () => {
		const scarf = await idOf('SZAL-1');
		expect(await wished(jan)).toEqual([]);
		await remove(jan, scarf);
		expect(await wished(ola)).toEqual([scarf]);
	});

	it('needs a login', async () => {
		for (const endpoint of [wishlistPull, wishlistAdd, wishlistDelete, wishlistSync]) {
			const refusal = await shop.refused(endpoint, { params: { product: '1' } });
			expect(refusal).toMatchObject({ status: 401, errorCode: 'not-authorized' });
		}
	});

	it.each([0, -1, 1.5, 2 ** 31, 2 ** 53, '1', null])('refuses the id %j', async (id) => {
		const response = await shop.app.request(wishlistAdd.path, {
			method: 'POST',
			headers: { 'content-type': 'application/json', authorization: `Bearer ${ola}` },
			body: JSON.stringify({ product_id: id }),
		});
		expect(response.status).toBe(422);
	});

	it('takes only what the shop has', async () => {
		expect(await shop.refused(wishlistAdd, { token: ola, body: { product_id: 999_999 } })).toMatchObject({
			status: 404,
		});
		for (const product of ['x', '-1', '99999999999', '1e3', '%00']) {
			const sent = { token: ola, params: { product }, body: { product_id: 1 } };
			expect(await shop.refused(wishlistDelete, sent)).toMatchObject({ status: 404 });
		}
	});
});

describe('devices that sync their wishes', () => {
	const opened = Date.parse('2026-11-20T10:00:00Z');
	const wish = (product_id: number, moment: number, isWished = true): Wish => ({
		...{ product_id, wished: isWished },
		id: opId(opened + moment, 'phone'),
	});
	const sync = (token: string, wishes: Wish[]) => shop.call(wishlistSync, { token, body: { wishes } });
	let token: string;
	let scarf: number;
	let card: number;
	let accounts = 0;
	beforeEach(async () => {
		accounts += 1;
		token = await signUp(shop, `wishing${accounts}@example.com`);
		[scarf, card] = [await idOf('SZAL-1'), await idOf('KARTA-1')];
	});

	it('a wish that one removed does not come back from another (9.6, 25.24)', async () => {
		const both = [wish(scarf, 1), wish(card, 1)];
		expect(mergeWishes(await sync(token, both), [])).toEqual(mergeWishes([], both));
		await sync(token, [wish(scarf, 2, false)]);
		const merged = mergeWishes(both, [wish(scarf, 2, false)]);
		expect(mergeWishes(await sync(token, both), [])).toEqual(merged);
		expect(mergeWishes(await sync(token, []), [])).toEqual(merged);
		expect(await wished(token)).toEqual([card]);
		await sync(token, [wish(scarf, 3)]);
		expect(new Set(await wished(token))).toEqual(new Set([scarf, card]));
	});

	it('at once lose nothing of each other', async () => {
		await Promise.all([
			sync(token, [wish(scarf, 1)]),
			sync(token, [wish(card, 1)]),
			sync(token, [wish(scarf, 2, false)]),
			add(token, await idOf('SUK-1-Rudy-S')),
		]);
		expect(await wished(token)).toHaveLength(2);
	});

	it('hear of what clients that add and delete did, which is later', async () => {
		await sync(token, [wish(scarf, 5), wish(card, 86_400_000 * 400)]);
		await remove(token, card);
		expect(
			(await sync(token, [wish(card, 86_400_000 * 400)])).find(({ product_id }) => product_id === card),
		).toMatchObject({ wished: false });
		await add(token, card);
		expect(new Set(await wished(token))).toEqual(new Set([scarf, card]));
	});

	it('keep a product that the shop does not have to themselves (25.24)', async () => {
		const variant = await idOf('SUK-1-Rudy-S');
		expect(await sync(token, [wish(999_999, 1), wish(variant, 1), wish(scarf, 1)])).toEqual([wish(scarf, 1)]);
	});

	it('do not fill the account beyond 500 wishes (25.24)', async () => {
		const [owner] = await shop.db
			.select()
			.from(users)
			.where(eq(users.email, `wishing${accounts}@example.com`));
		const many = Array.from({ length: 499 }, (_, at) => ({
			userId: owner?.id ?? 0,
			productId: 10_000 + at,
			addedAt: new Date(),
		}));
		await shop.db.insert(wishes).values(many);
		expect(await sync(token, [wish(scarf, 1), wish(card, 2)])).toHaveLength(500);
		expect(await wished(token)).toContain(card);
		expect(await add(token, card)).toBe(true);
		expect(await shop.refused(wishlistAdd, { token, body: { product_id: scarf } })).toMatchObject({ status: 422 });
	});

	it('are told of removals for 180 days, the newest 200 (9.7)', async () => {
		const removed = Array.from({ length: 250 }, (_, at) => wish(50_000 + at, at, false));
		expect(await sync(token, removed)).toEqual(removed.toReversed().slice(0, 200));
		const before = shop.clock.now;
		const login = { body: { username: `wishing${accounts}@example.com`, password: 'zielony-rower-7' } };
		shop.clock.now = new Date(opened + 181 * 86_400_000);
		const later = (await shop.tokens(userLogin, login)).access;
		expect(await sync(later, [])).toEqual([]);
		shop.clock.now = before;
	});
});
