import type { Experiment } from '../experiment.ts';

const ORDERS = 'commerce-api/src/selling/orders';
const RACES = `${ORDERS}/races.test.ts`;

export const ORDER_FAULTS: Experiment[] = [
	{
		number: 'F01',
		injection:
			'SIGKILL of the API at a random moment while it takes orders, 100 times; clients send the same key again',
		bound:
			'one order a key, none lost, stock and totals right; the repetition is answered byte for byte like the first',
		proofs: { [`${ORDERS}/kill.test.ts`]: ['a process that is killed while it takes orders'] },
	},
	{
		number: 'F02',
		injection: 'one key sent 50 times at once, 1,000 times',
		bound: 'one order; the others get its answer, or a 409 or 503 with Retry-After; never a 500',
		proofs: {
			[RACES]: ['sent 50 times at once makes one order'],
			[`${ORDERS}/orders.test.ts`]: ['gives 50 equal requests one order and one answer'],
			[`${ORDERS}/one-cart.test.ts`]: ['a cart becomes one order'],
		},
	},
	{
		number: 'F03',
		injection: 'one key with another body',
		bound: '422, no second order, the shopper is told',
		proofs: {
			[RACES]: ['sent with two bodies at once makes one of the two orders'],
			[`${ORDERS}/orders.test.ts`]: ['is refused for another order'],
			'mf-cart-checkout/src/order/refusal.test.ts': ['knows a key that was used for other words'],
		},
	},
	{
		number: 'F04',
		injection:
			'200 shoppers at once after five pieces on PostgreSQL: one line, two lines of one product, a bundle; 1,000 times in all',
		bound: 'five orders, 195 are told why, nothing is left, audit clean, 99 % of answers within 1 s on a quiet machine',
		proofs: { [RACES]: ['200 shoppers after five pieces'] },
	},
	{
		number: 'F05',
		injection: 'orders of the same products in opposite order, 100 at once, 1,000 times',
		bound: 'no deadlock reaches a client',
		proofs: { [RACES]: ['orders of the same products in opposite order', 'an order locks its products in the order'] },
	},
	{
		number: 'F06',
		injection:
			'a rival between the look and the order: price, delivery, stock, product, coupon, import, a line of another device',
		bound: 'the order is refused with its reason or priced by the shop; never silently at another sum',
		proofs: {
			[RACES]: ['between the shopper’s look and the order', 'an import in the middle of which shoppers order'],
			'commerce-api/src/selling/cart/coupons.test.ts': ['is refused when a customer has used it before'],
			[`${ORDERS}/orders.test.ts`]: ['when the shopper saw the sum'],
			'mf-cart-checkout/src/order/place-order.test.ts': [
				'asks when the price changes at the last moment',
				'asks before it orders what another device has put into the cart',
				'asks before it orders what the account had in its cart already',
				'asks before it goes on with another price of delivery',
			],
			'e2e/src/one-order.spec.ts': ['what another device put in is asked about'],
		},
	},
	{
		number: 'F26',
		injection: 'an order made offline that comes when prices rose, stock is gone, a coupon is over or the shop is slow',
		bound: 'the shopper is asked before it is sent and where its sum differs; one order; the end is told',
		proofs: {
			'e2e/src/order-offline.spec.ts': ['an order that is made offline is kept, asked about and sent once'],
			'mf-cart-checkout/src/waiting/send-waiting.test.ts': ['an order that was made offline'],
			'mf-cart-checkout/src/server-cart/coupon.test.ts': ['is not sent with a higher sum than was shown'],
		},
	},
	{
		number: 'F27',
		injection: 'one order from two tabs at once; an order of a device that comes late beside others, 200 times',
		bound: 'one order, both tabs show it',
		proofs: {
			'e2e/src/one-order.spec.ts': ['two tabs that order the same cart at once'],
			[`${ORDERS}/one-cart.test.ts`]: ['that was made offline is placed when it comes'],
			'shared-kernel/src/network/queue/queue.test.ts': ['the tab that sends'],
			[RACES]: ['sent 50 times at once makes one order'],
		},
		lacks: 'Background Sync: pages alone send (decision 36)',
	},
	{
		number: 'F42',
		injection:
			'payment messages that come twice, 100 times, late, in any order, forged, with a wrong amount or currency',
		bound: 'paid once; what does not fit is refused and logged, what was paid twice is to be sent back',
		proofs: {
			'commerce-api/src/selling/sandbox-payment/sandbox-payment.test.ts': ['a callback'],
			[`${ORDERS}/expire-unpaid.test.ts`]: ['a late payment', 'sees a second payment'],
			'mf-cart-checkout/src/confirmation/payment-redirect.test.ts': ['paymentAddress'],
		},
	},
];
