import { describe, expect, it } from 'vitest';
import { paidFor } from './quoted.ts';

const LAST = { hash: 'cart', discount: -20_00, isDeliveryFree: false, hasCoupon: true };

describe('what is paid for the goods of a cart (14.19)', () => {
	it('is their value without a coupon, whatever the last quote was for', () => {
		expect(paidFor(100_00, 'other', { ...LAST, discount: 0, hasCoupon: false })).toEqual({
			paid: 100_00,
			isFree: false,
		});
	});

	it('is less by what a coupon takes off', () => {
		expect(paidFor(310_00, 'cart', LAST)).toEqual({ paid: 290_00, isFree: false });
	});

	it('does not matter where a coupon makes the delivery free', () => {
		expect(paidFor(100_00, 'cart', { ...LAST, discount: 0, isDeliveryFree: true })).toEqual({
			paid: 100_00,
			isFree: true,
		});
	});

	it('is not known for a cart that has changed since the coupon was counted', () => {
		expect(paidFor(310_00, 'other', LAST)).toBeNull();
	});
});
