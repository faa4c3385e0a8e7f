import { OrderRequest } from '@pasaz/kernel/contract/order';
import { describe, expect, it } from 'vitest';
import { COURIER, FILLED, SANDBOX, shirts, socks } from '../checkout.fixture.ts';
import { orderRequest } from './order-request.ts';

const parts = {
	lines: [shirts(2), socks(1)],
	details: FILLED,
	cartId: 'cart',
	userId: '',
	storeCode: 'pl',
	shipping: COURIER,
	payment: SANDBOX,
};

describe('orderRequest', () => {
	it('is an order as the contract wants it', () => {
		expect(OrderRequest.safeParse(orderRequest(parts)).error).toBeUndefined();
	});

	it('names the prices that the shopper saw', () => {
		expect(orderRequest(parts).products).toMatchObject([
			{ sku: 'SWIT-M', qty: 2, price: 249, parentSku: 'SWIT' },
			{ sku: 'MGLA', qty: 1, price: 59.99 },
		]);
	});

	it('carries neither password nor consent', () => {
		const details = { ...FILLED, password: 'tajnehaslo' };
		const text = JSON.stringify(orderRequest({ ...parts, details }));
		expect(text).not.toMatch(/tajnehaslo|terms/);
	});

	it('bills the company where an invoice is asked for', () => {
		const invoice = {
			enabled: true,
			companyName: 'Brzask sp. z o.o.',
			vatId: '5252525252',
			street: 'Piękna',
			house: '1',
			zipCode: '00-001',
			city: 'Łódź',
		};
		const { addressInformation } = orderRequest({ ...parts, details: { ...FILLED, invoice } });
		expect(addressInformation.billingAddress).toMatchObject({ company: 'Brzask sp. z o.o.', city: 'Łódź' });
		expect(addressInformation.shippingAddress).toMatchObject({ city: 'Warszawa' });
	});

	it('ships nothing of a virtual cart', () => {
		const { addressInformation } = orderRequest({ ...parts, lines: [shirts(1, { productType: 'virtual' })] });
		expect(addressInformation).not.toHaveProperty('shippingAddress');
		expect(addressInformation).not.toHaveProperty('shipping_method_code');
	});

	it('leaves out comments that are not there', () => {
		expect(orderRequest(parts)).not.toHaveProperty('comments');
		const comments = { delivery: 'Domofon 4', order: '' };
		expect(orderRequest({ ...parts, details: { ...FILLED, comments } }).comments).toEqual({ delivery: 'Domofon 4' });
	});
});
