import { randomUUID } from 'node:crypto';
import { type OrderRequest, orderCreate } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { orderOf } from './order.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

type Information = OrderRequest['addressInformation'];

const SCARF = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
const { shippingAddress: WHOLE, ...UNSENT } = SCARF.addressInformation;
const NOWHERE = { ...UNSENT.billingAddress, street: [], postcode: '', city: '' };

const withAddresses = (order: OrderRequest, given: Partial<Information>): OrderRequest => ({
	...order,
	addressInformation: { ...UNSENT, ...given },
});
const keyed = () => ({ 'Idempotency-Key': randomUUID() });
const refuse = (body: OrderRequest) => shop.refused(orderCreate, { body, headers: keyed() });
async function placed(body: OrderRequest) {
	const { backendOrderId } = await shop.call(orderCreate, { body, headers: keyed() });
	const [row] = await shop.db.select().from(orders).where(eq(orders.uuid, backendOrderId));
	if (!row) throw new Error('The order was not stored');
	return row;
}

describe('the place that an order goes to', () => {
	it('is the billing address where no other is given', async () => {
		expect((await placed(withAddresses(SCARF, {}))).shippingAddress).toMatchObject({ city: 'Warszawa' });
	});

	it('is a billing address with a region, where its country has them and it is the only one (22.9)', async () => {
		const milan = { ...UNSENT.billingAddress, city: 'Milano', country_id: 'IT', postcode: '20121' };
		const { shipping_carrier_code: _, shipping_method_code: __, ...nowhere } = UNSENT;
		const card = orderOf([{ sku: 'KARTA-1', qty: 1, price: 100 }]);
		const bought = { ...nowhere, billingAddress: milan, payment_method_code: 'sandbox' };
		expect(await placed({ ...card, addressInformation: bought })).toMatchObject({ shippingAddress: null });
		expect(await refuse(withAddresses(SCARF, { billingAddress: milan }))).toMatchObject({
			...{ status: 422, errorCode: 'invalid-address' },
			result: { fields: { 'billingAddress.region_code': 'region' } },
		});
		const named = { ...milan, region_code: 'MI' };
		expect(await placed(withAddresses(SCARF, { billingAddress: named }))).toMatchObject({ shippingAddress: named });
	});

	it('must be whole, if goods are sent', async () => {
		expect(await refuse(withAddresses(SCARF, { billingAddress: NOWHERE }))).toMatchObject({
			status: 422,
			errorCode: 'invalid-input',
		});
		const { city: _, ...noCity } = { ...UNSENT.billingAddress };
		expect(await refuse(withAddresses(SCARF, { shippingAddress: { ...noCity, city: '' } }))).toMatchObject({
			status: 422,
			errorCode: 'invalid-input',
		});
	});

	it('may be told apart from who pays, with the region of its country', async () => {
		const milan = { ...UNSENT.billingAddress, city: 'Milano', country_id: 'IT', postcode: '20121', region_code: 'MI' };
		const { billingAddress, shippingAddress } = await placed(withAddresses(SCARF, { shippingAddress: milan }));
		expect(billingAddress).toMatchObject({ city: 'Warszawa' });
		expect(shippingAddress).toMatchObject({ city: 'Milano', region_code: 'MI' });
	});

	it('is not asked for where nothing is sent', async () => {
		const card = orderOf([{ sku: 'KARTA-1', qty: 1, price: 100 }]);
		const body = withAddresses(card, { billingAddress: NOWHERE, payment_method_code: 'sandbox' });
		expect(await placed(body)).toMatchObject({ shippingAddress: null, billingAddress: NOWHERE });
	});
});
