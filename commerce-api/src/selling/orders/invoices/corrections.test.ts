import { correctionPath, orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../app.fixture.ts';
import { fixtureCatalog } from '../../../catalogue/source/catalog.fixture.ts';
import { adminClaimSettle, adminOrderState } from '../../../platform/admin-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { coupons } from '../../../platform/database/schema/pricing.ts';
import { claims, corrections } from '../../../platform/database/schema/sales.ts';
import { textOf } from '../../../platform/pdf/read-pdf.fixture.ts';
import { orderOf, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
const DRESS = { sku: 'SUK-1-Czarny-M', qty: 1, price: 199 };
/** What is given away in this shop. */
const GIFT = { sku: 'SZAL-1', qty: 1, price: 0 };

let shop: TestApp;
beforeAll(async () => {
	const catalog = fixtureCatalog();
	const scarf = catalog.products.find(({ sku }) => sku === GIFT.sku);
	if (!scarf) throw new Error('The fixture has no scarf');
	scarf.price = { regular: 0 };
	shop = await createTestApp(catalog, { env: { ADMIN_SECRET: SECRET, ...SELLER } });
	await shop.db.update(stock).set({ qty: 100 });
	await shop.db.insert(coupons).values([
		{ code: 'CALOSC', kind: 'percent', percent: 100 },
		{ code: 'GROSZ', kind: 'fixed', amounts: { PLN: 1 } },
	]);
});
afterAll(() => shop.close());

async function paid(products = [DRESS, GIFT], coupon?: string) {
	const order = { ...orderOf(products), ...(coupon && { coupon }) };
	order.addressInformation.payment_method_code = 'sandbox';
	const {
		backendOrderId: uuid,
		orderNumber,
		orderSecret: secret,
	} = JSON.parse((await sendOrder(shop, order)).answer).result;
	await enter(orderNumber, 'paid');
	await shop.mails();
	return { uuid, number: orderNumber, secret };
}
type Placed = Awaited<ReturnType<typeof paid>>;

const enter = (number: string, state: 'paid' | 'canceled') =>
	shop.call(adminOrderState, { params: { number }, body: { state }, headers });
const read = ({ uuid, secret }: Placed) => shop.call(orderDocument, { params: { uuid }, body: { secret } });

async function withdraw(placed: Placed, name: RegExp) {
	const { uuid, secret } = placed;
	const line = (await read(placed)).withdrawable.find((item) => name.test(item.name));
	const body = { secret, items: [{ item_id: line?.item_id ?? 0, qty: 1 }] };
	return shop.call(orderWithdraw, { params: { uuid }, body });
}

const settle = (id: number, state: 'accepted' | 'refused') =>
	shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state }, headers });

/** Withdraws from a piece, and settles that at once. @returns what is paid back */
async function takeBack(placed: Placed, name: RegExp): Promise<number> {
	const { id, amount } = await withdraw(placed, name);
	await settle(id, 'accepted');
	return amount;
}
const correctedBy = async ({ uuid }: Placed) =>
	(await shop.db.select().from(corrections).where(eq(corrections.orderUuid, uuid))).map(({ amount }) => amount);

describe('the delivery is paid back and corrected with the last piece that costs something (15.36, 15.40)', () => {
	it.each<[string, [RegExp, number][]]>([
		[
			'after what was given away',
			[
				[/Szal/, 0],
				[/Sukienka/, 204],
			],
		],
		[
			'before what was given away',
			[
				[/Sukienka/, 204],
				[/Szal/, 0],
			],
		],
	])('%s', async (_when, steps) => {
		const placed = await paid();
		for (const [name, amount] of steps) expect(await takeBack(placed, name)).toBe(amount);
		expect(await correctedBy(placed)).toEqual([20_400]);
	});

	it('once, whatever is cancelled then', async () => {
		const placed = await paid();
		await takeBack(placed, /Sukienka/);
		await shop.mails();
		await enter(placed.number, 'canceled');
		expect(await correctedBy(placed)).toEqual([20_400]);
		expect((await shop.mails())[0]?.text).not.toContain('Do zwrotu');
	});
});

describe('of an order that costs nothing but its delivery (15.36, 15.40)', () => {
	const free = () => paid([{ ...DRESS, qty: 2 }], 'CALOSC');

	it('that is paid back and corrected with the last piece', async () => {
		const placed = await free();
		expect(await read(placed)).toMatchObject({ grand_total: 5, discount_amount: -398 });
		expect([await takeBack(placed, /Sukienka/), await correctedBy(placed)]).toEqual([0, []]);
		expect([await takeBack(placed, /Sukienka/), await correctedBy(placed)]).toEqual([5, [500]]);
		const [correction] = (await read(placed)).corrections ?? [];
		const response = await shop.app.request(correctionPath({ ...placed, id: correction?.id ?? 0 }));
		const text = textOf(Buffer.from(await response.arrayBuffer()));
		expect(text).toMatch(/Dostawa.*-5,00/);
		expect(text).not.toContain('-0,00');
	});

	it('that is corrected once when it is cancelled', async () => {
		const placed = await free();
		await takeBack(placed, /Sukienka/);
		await enter(placed.number, 'canceled');
		expect(await correctedBy(placed)).toEqual([500]);
	});
});

describe('a refusal among withdrawals returns and corrects the delivery once (15.36, 15.40)', () => {
	const CARD = { sku: 'KARTA-1', qty: 1, price: 100 };
	const [DRESS_LINE, CARD_LINE] = [/Sukienka/, /Karta/];
	const both = () => paid([DRESS, CARD]);
	const states = async (placed: Placed) => (await read(placed)).claims.map(({ state, amount }) => [state, amount]);

	it('where the last was promised it before another was refused', async () => {
		const placed = await both();
		const first = await withdraw(placed, DRESS_LINE);
		const second = await withdraw(placed, CARD_LINE);
		expect([first.amount, second.amount]).toEqual([199, 105]);
		await settle(first.id, 'refused');
		expect(await settle(second.id, 'accepted')).toMatchObject({ amount: 105 });
		const third = await withdraw(placed, DRESS_LINE);
		expect(third.amount).toBe(199);
		expect(await settle(third.id, 'accepted')).toMatchObject({ amount: 199 });
		expect(await correctedBy(placed)).toEqual([10_500, 19_900]);
	});

	it('where the one that was promised it is refused', async () => {
		const placed = await both();
		const first = await withdraw(placed, DRESS_LINE);
		const second = await withdraw(placed, CARD_LINE);
		await settle(second.id, 'refused');
		await settle(first.id, 'accepted');
		const third = await withdraw(placed, CARD_LINE);
		await settle(third.id, 'accepted');
		expect(await states(placed)).toEqual([
			['accepted', 199],
			['refused', 105],
			['accepted', 105],
		]);
		expect(await correctedBy(placed)).toEqual([19_900, 10_500]);
	});

	it('where the last one back is accepted first', async () => {
		const placed = await both();
		const first = await withdraw(placed, DRESS_LINE);
		const second = await withdraw(placed, CARD_LINE);
		await settle(second.id, 'accepted');
		await settle(first.id, 'accepted');
		expect(await correctedBy(placed)).toEqual([10_500, 19_900]);
	});

	it('where one is refused after the other is accepted, and the rest is cancelled', async () => {
		const placed = await both();
		const first = await withdraw(placed, DRESS_LINE);
		const second = await withdraw(placed, CARD_LINE);
		await settle(second.id, 'accepted');
		await settle(first.id, 'refused');
		await shop.mails();
		await enter(placed.number, 'canceled');
		expect((await shop.mails())[0]?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Do zwrotu: 199,00 zł');
		expect(await correctedBy(placed)).toEqual([10_500, 19_900]);
	});

	it('of pieces whose price is not divided without a rest, to the grosz', async () => {
		const placed = await paid([{ ...CARD, qty: 3 }], 'GROSZ');
		const [first, second] = [await withdraw(placed, CARD_LINE), await withdraw(placed, CARD_LINE)];
		await settle(first.id, 'refused');
		await settle(second.id, 'accepted');
		for (const _ of [1, 2]) await settle((await withdraw(placed, CARD_LINE)).id, 'accepted');
		const { claims, grand_total } = await read(placed);
		const returned = claims.filter(({ state }) => state === 'accepted').map(({ amount }) => toGrosze(amount));
		expect(await correctedBy(placed)).toEqual(returned);
		expect(returned.reduce((sum, amount) => sum + amount, 0)).toBe(toGrosze(grand_total));
	});
});

it('a withdrawal of an older release, which counted what was given away, has the delivery once it is accepted (15.36)', async () => {
	const placed = await paid();
	const { id } = await withdraw(placed, /Sukienka/);
	await shop.db.update(claims).set({ amount: 19_900 }).where(eq(claims.id, id));
	expect(await settle(id, 'accepted')).toMatchObject({ amount: 204 });
	expect(await correctedBy(placed)).toEqual([20_400]);
});
