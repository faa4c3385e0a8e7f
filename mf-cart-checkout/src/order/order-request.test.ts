import { OrderRequest } from '@pasaz/kernel/contract/order';
import { describe, expect, it } from 'vitest';
import { COURIER, FILLED, LOCKER, SANDBOX, shirts, socks, TO_LOCKER } from '../checkout.fixture.ts';
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
	it('is an order as the contract wants it (15.13, 25.14)', () => {
		expect(OrderRequest.safeParse(orderRequest(parts)).error).toBeUndefined();
	});

	it('names the prices that the shopper saw (15.19)', () => {
		expect(orderRequest(parts).products).toMatchObject([
			{ sku: 'SWIT-M', qty: 2, price: 249, parentSku: 'SWIT' },
			{ sku: 'MGLA', qty: 1, price: 59.99 },
		]);
	});

	it('carries neither password nor consent (15.11)', () => {
		const details = { ...FILLED, password: 'tajnehaslo' };
		const text = JSON.stringify(orderRequest({ ...parts, details }));
		expect(text).not.toMatch(/tajnehaslo|terms/);
	});

	it('bills the company where an invoice is asked for (15.4, 15.7)', () => {
		const invoice = {
			...{ enabled: true, companyName: 'Brzask sp. z o.o.', vatId: '5260250995', state: '' },
			...{ streetAddress: 'Piękna', apartmentNumber: '1', zipCode: '10115', city: 'Berlin', country: 'DE' },
		};
		const { addressInformation } = orderRequest({ ...parts, details: { ...FILLED, invoice } });
		expect(addressInformation.billingAddress).toMatchObject({
			...{ company: 'Brzask sp. z o.o.', vat_id: '5260250995', city: 'Berlin', country_id: 'DE' },
		});
		expect(addressInformation.shippingAddress).toMatchObject({ city: 'Warszawa' });
	});

	it('bills another person where the shopper says so', () => {
		const place = { streetAddress: 'Piękna', apartmentNumber: '1', zipCode: '20121', city: 'Milano', country: 'IT' };
		const billing = { ...place, state: 'MI', enabled: true, firstName: 'Jan', lastName: 'Nowak' };
		const { addressInformation } = orderRequest({ ...parts, details: { ...FILLED, billing } });
		expect(addressInformation.billingAddress).toMatchObject({ firstname: 'Jan', country_id: 'IT', region_code: 'MI' });
		expect(addressInformation.shippingAddress).toMatchObject({ firstname: 'Hanna', city: 'Warszawa' });
	});

	it('delivers to whom the saved address names', () => {
		const shipping = { ...FILLED.shipping, firstName: 'Zofia', lastName: 'Nowak', company: 'Brzask' };
		const { addressInformation } = orderRequest({ ...parts, details: { ...FILLED, shipping } });
		expect(addressInformation.shippingAddress).toMatchObject({ firstname: 'Zofia', company: 'Brzask' });
		expect(addressInformation.billingAddress).toMatchObject({ firstname: 'Hanna' });
	});

	it('goes to the point that was chosen, and bills no other place', () => {
		const shipping = { ...FILLED.shipping, point: LOCKER };
		const comments = { delivery: 'Domofon 4', order: 'Bez faktury' };
		const request = orderRequest({ ...parts, shipping: TO_LOCKER, details: { ...FILLED, shipping, comments } });
		expect(request.comments).toEqual({ order: 'Bez faktury' });
		expect(OrderRequest.safeParse(request).error).toBeUndefined();
		expect(request.addressInformation).toMatchObject({
			shippingAddress: { firstname: 'Hanna', company: 'Automat paczkowy GDY01', city: 'Gdynia' },
			billingAddress: { firstname: 'Hanna', street: [], city: '', country_id: 'PL' },
			shippingExtraFields: { pickup_point: 'GDY01' },
			...{ shipping_carrier_code: 'pickup', shipping_method_code: 'locker' },
		});
	});

	it('forgets the point where the courier comes after all', () => {
		const details = { ...FILLED, shipping: { ...FILLED.shipping, point: LOCKER } };
		expect(orderRequest({ ...parts, details })).toEqual(orderRequest(parts));
	});

	it('ships nothing of a virtual cart (22.11)', () => {
		const request = orderRequest({ ...parts, lines: [shirts(1, { productType: 'virtual' })] });
		const { addressInformation } = request;
		expect(OrderRequest.safeParse(request).error).toBeUndefined();
		expect(addressInformation.billingAddress).toMatchObject({ email: 'hanna@poczta.pl', city: '', country_id: 'PL' });
		expect(addressInformation).not.toHaveProperty('shippingAddress');
		expect(addressInformation).not.toHaveProperty('shipping_method_code');
	});

	it('leaves out comments that are not there (15.8)', () => {
		expect(orderRequest(parts)).not.toHaveProperty('comments');
		const comments = { delivery: 'Domofon 4', order: '' };
		expect(orderRequest({ ...parts, details: { ...FILLED, comments } }).comments).toEqual({ delivery: 'Domofon 4' });
	});
});
