import { orderCancel } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { users } from '../../platform/database/schema/users.ts';
import { forgetUnpaid } from './forget-unpaid.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
const DAY_MS = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, ...SELLER } });
	await shop.db.update(stock).set({ qty: 1000 });
});
afterAll(() => shop.close());

async function order(payment_method_code = 'sandbox') {
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	Object.assign(body.addressInformation, { payment_method_code });
	const { answer } = await sendOrder(shop, body);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	const enter = (state: 'paid' | 'sent' | 'canceled') =>
		shop.call(adminOrderState, {
			params: { number },
			body: { state, ...(state === 'canceled' && { returned: true }) },
			headers,
		});
	const cancel = () => shop.call(orderCancel, { params: { uuid }, body: { secret } });
	return { uuid, enter, cancel };
}
const leftAfter = async (days: number) => {
	await forgetUnpaid(shop.db, new Date(shop.clock.now.getTime() + days * DAY_MS));
	return new Set((await shop.db.select().from(orders)).map(({ uuid }) => uuid));
};

it('an order without an account that ended unpaid goes after 400 days, whatever else is of use stays (27.39)', async () => {
	const [unpaid, open, invoiced, revived, owned] = [
		await order(),
		await order(),
		await order('cashondelivery'),
		await order(),
		await order(),
	];
	await unpaid.cancel();
	await invoiced.enter('sent');
	await invoiced.enter('canceled');
	await revived.cancel();
	const money = { outcome: 'refund-due', reason: 'late', receivedAt: shop.clock.now } as const;
	await shop.db.insert(paymentEvents).values({ id: 'late-payment', orderUuid: revived.uuid, ...money });
	await signUp(shop, 'ola@example.com');
	const [user] = await shop.db.select().from(users);
	await shop.db
		.update(orders)
		.set({ userId: user?.id ?? 0 })
		.where(eq(orders.uuid, owned.uuid));
	await owned.cancel();
	const useful = [open, invoiced, revived, owned].map(({ uuid }) => uuid);
	expect(await leftAfter(399)).toEqual(new Set([unpaid.uuid, ...useful]));
	expect(await leftAfter(401)).toEqual(new Set(useful));
	expect(await shop.db.$count(orderItems, eq(orderItems.orderUuid, unpaid.uuid))).toBe(0);
});
