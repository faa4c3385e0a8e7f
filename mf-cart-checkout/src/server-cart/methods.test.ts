import { describe, expect, it } from 'vitest';
import { COURIER, KNOWN, ON_DELIVERY, SANDBOX, TRANSFER } from '../checkout.fixture.ts';
import { choosePayment, chooseShipping, paymentsFor, shippingKey } from './methods.ts';

const locker = { ...COURIER, carrier_code: 'inpost', method_code: 'locker', default: false };
const { shipping: LOCAL_SHIPPING } = KNOWN;
const gone = { ...COURIER, carrier_code: 'gone', available: false };

describe('chooseShipping (14.5)', () => {
	it.each([
		['the chosen one', [COURIER, locker], shippingKey(locker), locker],
		['the default one', [locker, COURIER], '', COURIER],
		['the first without a default', [locker, { ...COURIER, default: false }], '', locker],
		['the default one when the chosen one is gone', [locker, COURIER, gone], shippingKey(gone), COURIER],
		['an online one before the offline default', [LOCAL_SHIPPING, locker], '', locker],
		['the offline one when there is no other', [LOCAL_SHIPPING], '', LOCAL_SHIPPING],
		['none when none is left (14.13)', [gone], '', undefined],
	])('takes %s', (_, methods, chosen, expected) => {
		expect(chooseShipping(methods, chosen)).toBe(expected);
	});
});

describe('choosePayment (14.5)', () => {
	it.each([
		['the chosen one', ON_DELIVERY.code, ON_DELIVERY],
		['the default one', '', SANDBOX],
		['the default one for an unknown code', 'bitcoin', SANDBOX],
	])('takes %s', (_, chosen, expected) => {
		expect(choosePayment([ON_DELIVERY, SANDBOX], chosen)).toBe(expected);
	});

	it('takes the first without a default', () => {
		expect(choosePayment([ON_DELIVERY], '')).toBe(ON_DELIVERY);
	});
});

describe('paymentsFor', () => {
	const methods = [ON_DELIVERY, SANDBOX, TRANSFER];

	it.each([
		['all of them', { isVirtual: false, isOnline: true }, methods],
		[
			'no payment at the door where nothing is brought (14.7)',
			{ isVirtual: true, isOnline: true },
			[SANDBOX, TRANSFER],
		],
		['those of an order that waits (16.30)', { isVirtual: false, isOnline: false }, [ON_DELIVERY, TRANSFER]],
		['those of virtual goods that wait', { isVirtual: true, isOnline: false }, [TRANSFER]],
	])('offers %s', (_, circumstances, expected) => {
		expect(paymentsFor(methods, circumstances)).toEqual(expected);
	});
});

describe('choosePayment without a connection (16.30)', () => {
	it.each([
		['the chosen one', TRANSFER.code, TRANSFER],
		['none in place of another choice', SANDBOX.code, undefined],
		['none where the shopper has not chosen', '', undefined],
	])('takes %s', (_, chosen, expected) => {
		expect(choosePayment([ON_DELIVERY, TRANSFER], chosen, false)).toBe(expected);
	});

	it('takes the payment that needs no server where nothing else is known', () => {
		expect(choosePayment([KNOWN.payment], '', false)).toBe(KNOWN.payment);
	});
});
