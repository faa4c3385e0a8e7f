import {
	cartApplyCoupon,
	cartCollectTotals,
	cartCoupon,
	cartCreate,
	cartDelete,
	cartDeleteCoupon,
	cartPaymentMethods,
	cartPull,
	cartSaveStartPageUrl,
	cartShippingInformation,
	cartShippingMethods,
	cartTotals,
	cartUpdate,
} from '@pasaz/kernel/contract/cart';
import { shippingCountries } from '@pasaz/kernel/contract/country';
import { describeCall } from '../call.ts';

const cart = describeCall('Cart');
const unknown = '404 cart-not-found';

export const cartCalls = [
	cart(cartCreate, { summary: 'Opens a cart: a new one for a guest, always the same for a user' }),
	cart(cartPull, { summary: 'The lines that can still be bought', errors: [unknown] }),
	cart(cartUpdate, {
		summary: 'Sets a line to a quantity; sent twice it changes nothing more',
		errors: [unknown, '422 product-unavailable', '422 cart-full'],
	}),
	cart(cartDelete, { summary: 'Removes a line; one that is not there is no mistake', errors: [unknown] }),
	cart(cartTotals, { summary: 'What the cart costs, in the currency of the store view', errors: [unknown] }),
	cart(cartPaymentMethods, { summary: 'Ways to pay', errors: [unknown] }),
	cart(cartShippingMethods, { summary: 'Ways of delivery to a country', errors: [unknown] }),
	cart(cartShippingInformation, {
		summary: 'Chooses a country and a way of delivery, and answers what that costs',
		errors: [unknown, '422 method-unavailable'],
	}),
	cart(cartCollectTotals, {
		summary: 'Totals with a way of delivery chosen at the same time',
		errors: [unknown, '422 method-unavailable'],
	}),
	cart(cartApplyCoupon, {
		summary: 'Puts a coupon into the cart in place of another',
		examples: { coupon: 'WITAJ10' },
		errors: [
			unknown,
			'404 coupon-unknown',
			'409 coupon-not-yet',
			'409 coupon-expired',
			'409 coupon-used',
			'409 coupon-minimum',
			'409 coupon-currency',
		],
	}),
	cart(cartDeleteCoupon, { summary: 'Takes the coupon out', errors: [unknown] }),
	cart(cartCoupon, { summary: 'The coupon that counts now', errors: [unknown] }),
	cart(cartSaveStartPageUrl, {
		summary: 'Where the shopper came in; stored with the order',
		examples: { url: '/ona/sukienki', date: '2026-11-20T10:00:00Z' },
		errors: [unknown],
	}),
	cart(shippingCountries, { summary: 'Countries that the shop delivers to, the own first' }),
];
