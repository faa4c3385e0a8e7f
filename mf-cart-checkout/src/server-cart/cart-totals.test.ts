import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COURIER, ON_DELIVERY, SANDBOX, shirts, socks, totalsOf } from '../checkout.fixture.ts';
import { type CartTotals, localTotals, serverTotals } from './cart-totals.ts';

const FREE_FROM = 30_000;

function expectPartsToAddUp({ subtotal, shipping, payment, discount, grandTotal }: CartTotals) {
	expect(subtotal + shipping + payment + discount).toBe(grandTotal);
}

describe('localTotals (14.1)', () => {
	it.each([
		['below the free delivery', [socks(2), shirts(0, { qty: 0 })], 11998, 500, 350],
		['at the free delivery', [socks(1, { price: 30_000 })], 30_000, 0, 350],
		['one grosz below it', [socks(1, { price: 29_999 })], 29_999, 500, 350],
	])('%s', (_, lines, subtotal, shipping, payment) => {
		const totals = localTotals(lines, { shipping: COURIER, payment: ON_DELIVERY }, FREE_FROM);
		expect(totals).toMatchObject({ subtotal, shipping, payment });
		expectPartsToAddUp(totals);
	});

	it('of an empty cart are nothing at all', () => {
		expect(localTotals([], { shipping: COURIER, payment: ON_DELIVERY }, FREE_FROM).grandTotal).toBe(0);
	});

	it('count delivery and payment once, however many lines there are (14.6)', () => {
		const prices = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 10 });
		fc.assert(
			fc.property(prices, (list) => {
				const lines = list.map((price, id) => socks(1, { price, id, sku: String(id) }));
				const totals = localTotals(lines, { shipping: COURIER, payment: ON_DELIVERY }, FREE_FROM);
				expect(totals.grandTotal).toBe(totals.subtotal + 500 + 350);
			}),
		);
	});
});

describe('serverTotals (14.1, 14.3)', () => {
	it('add the cost of a payment that the server did not count', () => {
		const totals = serverTotals(totalsOf(100, { shipping_incl_tax: 5, grand_total: 105 }), ON_DELIVERY);
		expect(totals).toEqual({
			subtotal: 10_000,
			shipping: 500,
			payment: 350,
			discount: 0,
			grandTotal: 10_850,
			taxes: [],
		});
	});

	it('take over the cost of a payment that the server names', () => {
		const segment = { code: 'payment', title: 'Opłata', value: 3.5 };
		const answer = totalsOf(100, { grand_total: 103.5, total_segments: [segment] });
		expect(serverTotals(answer, ON_DELIVERY)).toMatchObject({ payment: 350, grandTotal: 10_350 });
	});

	it('show a discount as what is missing', () => {
		const answer = totalsOf(100, { grand_total: 95, discount_amount: -10, shipping_incl_tax: 5 });
		expect(serverTotals(answer, SANDBOX)).toMatchObject({ discount: -1000, grandTotal: 9500 });
	});

	it('tell how much of it is tax, by rate', () => {
		const tax_grandtotal_details = [
			{ amount: 18.7, rates: [{ percent: '23', title: 'VAT 23%' }], group_id: 1 },
			{ amount: 1.48, rates: [{ percent: '8', title: 'VAT 8%' }], group_id: 2 },
		];
		const segment = { code: 'tax', title: 'w tym VAT', value: 20.18, extension_attributes: { tax_grandtotal_details } };
		expect(serverTotals(totalsOf(120, { total_segments: [segment] }), SANDBOX).taxes).toEqual([
			{ percent: '23', amount: 1870 },
			{ percent: '8', amount: 148 },
		]);
	});

	it('have parts that add up', () => {
		const amount = fc.integer({ min: 0, max: 10_000_000 }).map((grosze) => grosze / 100);
		fc.assert(
			fc.property(amount, amount, amount, (goods, shipping_incl_tax, grand_total) => {
				expectPartsToAddUp(serverTotals(totalsOf(goods, { shipping_incl_tax, grand_total }), ON_DELIVERY));
			}),
		);
	});
});
