import * as carts from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { placeOfPostcode, shippingCountries } from '@pasaz/kernel/contract/country';
import { pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import { cartSaveStartPageUrl } from '@pasaz/kernel/contract/start-page';
import { describeCall } from '../call.ts';

const cart = describeCall('Cart');
const unknown = '404 cart-not-found';

export const cartCalls = [
	cart(carts.cartCreate, { summary: 'Opens a cart: a new one for a guest, always the same for a user' }),
	cart(carts.cartPull, { summary: 'The lines that can still be bought', errors: [unknown] }),
	cart(carts.cartUpdate, {
		summary: 'Sets a line to a quantity; sent twice it changes nothing more',
		errors: [unknown, '422 product-unavailable', '422 cart-full'],
	}),
	cart(carts.cartDelete, { summary: 'Removes a line; one that is not there is no mistake', errors: [unknown] }),
	cart(cartSync, {
		summary: 'Merges what was done on a device into the cart, for many lines at once; sent again it changes nothing',
		examples: { id: '0mi7zvk00-1f2e3d4c' },
		errors: [unknown],
	}),
	cart(carts.cartTotals, { summary: 'What the cart costs, in the currency of the store view', errors: [unknown] }),
	cart(carts.cartPaymentMethods, { summary: 'Ways to pay', errors: [unknown] }),
	cart(carts.cartShippingMethods, { summary: 'Ways of delivery to a country', errors: [unknown] }),
	cart(carts.cartShippingInformation, {
		summary: 'Chooses a country and a way of delivery, and answers what that costs',
		errors: [unknown, '422 method-unavailable'],
	}),
	cart(carts.cartCollectTotals, {
		summary: 'Totals with a way of delivery chosen at the same time',
		errors: [unknown, '422 method-unavailable'],
	}),
	cart(carts.cartApplyCoupon, {
		summary: 'Puts a coupon into the cart in place of another',
		examples: { coupon: 'WELCOME10' },
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
	cart(carts.cartDeleteCoupon, { summary: 'Takes the coupon out', errors: [unknown] }),
	cart(carts.cartCoupon, { summary: 'The coupon that counts now', errors: [unknown] }),
	cart(cartSaveStartPageUrl, {
		summary: 'Where the shopper came in; stored with the order',
		examples: { url: '/ona/sukienki', date: '2026-11-20T10:00:00Z' },
		errors: [unknown],
	}),
	cart(pickupPoints, {
		summary: 'Parcel lockers that goods can be sent to, by town or postcode, or showrooms in which they can be fetched',
		examples: { country: 'PL', search: 'Gdynia' },
		errors: [unknown],
	}),
	cart(placeOfPostcode, {
		summary: 'The city of a postcode, where the shop’s list knows it; else null',
		examples: { country: 'PL', postcode: '81-368' },
	}),
	cart(shippingCountries, { summary: 'Countries that the shop delivers to, the own first' }),
];
