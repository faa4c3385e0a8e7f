import { stockCheck } from '@pasaz/kernel/contract/stock';
import { wishlistAdd, wishlistDelete, wishlistPull } from '@pasaz/kernel/contract/wishlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';

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
	it('keeps each product once, the latest first, a variant as its parent', async () => {
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
		for (const endpoint of [wishlistPull, wishlistAdd, wishlistDelete]) {
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
