import * as z from 'zod/mini';
import { DeliveryDays } from './delivery-days.ts';
import { endpoint } from './endpoint.ts';
import { MAX_PIECES } from './max-pieces.ts';
import { GivenProductOption, OptionLabel, ProductOption } from './product-option.ts';
import { TierPrice } from './tier-price.ts';
import { TotalsSegment } from './totals-segment.ts';
import { Unused } from './unused.ts';

/** A line as the server keeps it (rule 11.3); `price` is gross, in decimal currency units. */
export const ServerCartItem = z.object({
	item_id: z.int(),
	quote_id: z.string(),
	sku: z.string(),
	qty: z.number(),
	name: z.string(),
	price: z.number(),
	/** Ours: what this shopper pays for each piece where there are more of them, of which `price` counts those that are reached. */
	tier_prices: z.optional(z.array(TierPrice)),
	product_type: z.string(),
	product_option: z.optional(ProductOption),
	/** Ours: whether nothing of it is shipped, which the parts of a bundle decide. */
	virtual: z.optional(z.boolean()),
	/** Ours: parts of a bundle and custom options as the shopper reads them, where the product has any. */
	options: z.optional(z.array(OptionLabel)),
});
export type ServerCartItem = z.infer<typeof ServerCartItem>;

/** `options` is JSON text: a list of `{label, value}`. */
export const TotalsItem = z.object({
	item_id: z.int(),
	sku: z.optional(z.string()),
	name: z.string(),
	qty: z.number(),
	price: z.number(),
	price_incl_tax: z.number(),
	row_total: z.number(),
	row_total_incl_tax: z.number(),
	row_total_with_discount: z.number(),
	tax_amount: z.number(),
	tax_percent: z.number(),
	discount_amount: z.number(),
	discount_percent: z.number(),
	options: z.string(),
});

/** Amounts in decimal currency units; `discount_amount` is 0 or negative (rule 25.5). */
export const Totals = z.object({
	grand_total: z.number(),
	subtotal: z.number(),
	subtotal_incl_tax: z.number(),
	subtotal_with_discount: z.number(),
	discount_amount: z.number(),
	shipping_amount: z.number(),
	shipping_incl_tax: z.number(),
	shipping_discount_amount: z.number(),
	shipping_tax_amount: z.number(),
	tax_amount: z.number(),
	base_currency_code: z.string(),
	quote_currency_code: z.string(),
	items_qty: z.number(),
	coupon_code: z.optional(z.string()),
	items: z.array(TotalsItem),
	total_segments: z.array(TotalsSegment),
});
export type Totals = z.infer<typeof Totals>;

export const PaymentMethod = z.object({
	code: z.string(),
	title: z.string(),
	cost_incl_tax: z.optional(z.number()),
	default: z.optional(z.boolean()),
	is_server_method: z.optional(z.boolean()),
	/** Ours: whether an order that is made without a connection can be paid by it (rule 16.30). */
	offline_orders: z.optional(z.boolean()),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const ShippingMethod = z.object({
	carrier_code: z.string(),
	method_code: z.string(),
	carrier_title: z.string(),
	method_title: z.string(),
	amount: z.number(),
	available: z.boolean(),
	error_message: z.string(),
	price_excl_tax: z.number(),
	price_incl_tax: z.number(),
	default: z.optional(z.boolean()),
	offline: z.optional(z.boolean()),
	/** Ours: working days until the goods are there, as a rule. */
	delivery_days: z.optional(DeliveryDays),
	/** Ours: whether the goods are sent to a point that the shopper chooses. */
	pickup_points: z.optional(z.boolean()),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(255))));
/** Enough to look up shipping methods: only the country is needed. */
export const LookupAddress = z.strictObject({
	country_id: z.string().check(z.length(2)),
	region: optionalText,
	region_id: z.optional(z.nullable(z.int())),
	region_code: optionalText,
	street: z.optional(z.array(z.string())),
	postcode: optionalText,
	city: optionalText,
});
const TotalsAddress = z.strictObject({
	countryId: z.string().check(z.length(2)),
	firstname: optionalText,
	lastname: optionalText,
	city: optionalText,
	postcode: optionalText,
	street: z.optional(z.array(z.string())),
	...{ region: Unused, region_id: Unused, telephone: Unused, vat_id: Unused },
});

/**
 * Ours: why a coupon does not count, in `result.errorCode`: 404 for one that does not exist, else 409. In turn: not good yet, not any more,
 * used as often as it may be, the goods cost too little, not good in the store view's currency.
 */
export const COUPON_REFUSALS = [
	'coupon-unknown',
	'coupon-not-yet',
	'coupon-expired',
	'coupon-used',
	'coupon-minimum',
	'coupon-currency',
] as const;

export const Quantity = z.int().check(z.gte(1), z.lte(MAX_PIECES));

export const CartQuery = z.strictObject({ cartId: z.string().check(z.minLength(1)) });
/** Sets the line's quantity, so that sending it twice changes nothing. */
const CartItemChange = z.strictObject({
	sku: z.string(),
	qty: Quantity,
	item_id: z.optional(z.int()),
	quoteId: z.optional(z.string()),
	product_option: z.optional(GivenProductOption),
});

export const cartCreate = endpoint({ method: 'POST', path: '/api/cart/create', result: z.string(), auth: 'optional' });
export const cartPull = endpoint({
	method: 'GET',
	path: '/api/cart/pull',
	query: CartQuery,
	result: z.array(ServerCartItem),
	auth: 'optional',
});
export const cartUpdate = endpoint({
	method: 'POST',
	path: '/api/cart/update',
	query: CartQuery,
	body: z.strictObject({ cartItem: CartItemChange }),
	result: ServerCartItem,
	auth: 'optional',
});
export const cartDelete = endpoint({
	method: 'POST',
	path: '/api/cart/delete',
	query: CartQuery,
	body: z.strictObject({
		cartItem: z.strictObject({ sku: z.string(), item_id: z.int(), quoteId: z.optional(z.string()) }),
	}),
	result: z.boolean(),
	auth: 'optional',
});
export const cartTotals = endpoint({
	method: 'GET',
	path: '/api/cart/totals',
	query: CartQuery,
	result: Totals,
	auth: 'optional',
});
export const cartPaymentMethods = endpoint({
	method: 'GET',
	path: '/api/cart/payment-methods',
	query: CartQuery,
	result: z.array(PaymentMethod),
	auth: 'optional',
});
export const cartShippingMethods = endpoint({
	method: 'POST',
	path: '/api/cart/shipping-methods',
	query: CartQuery,
	body: z.strictObject({ address: LookupAddress }),
	result: z.array(ShippingMethod),
	auth: 'optional',
});
export const cartShippingInformation = endpoint({
	method: 'POST',
	path: '/api/cart/shipping-information',
	query: CartQuery,
	body: z.strictObject({
		addressInformation: z.strictObject({
			shippingAddress: TotalsAddress,
			billingAddress: z.optional(TotalsAddress),
			shippingCarrierCode: z.optional(z.string()),
			shippingMethodCode: z.optional(z.string()),
		}),
	}),
	result: z.object({ payment_methods: z.array(PaymentMethod), totals: Totals }),
	auth: 'optional',
});

/** Replaces an earlier coupon; refused with one of `COUPON_REFUSALS`. Ignores capital letters. */
export const cartApplyCoupon = endpoint({
	method: 'POST',
	path: '/api/cart/apply-coupon',
	query: z.extend(CartQuery, { coupon: z.string().check(z.minLength(1), z.maxLength(64)) }),
	result: z.boolean(),
	auth: 'optional',
});
export const cartDeleteCoupon = endpoint({
	method: 'POST',
	path: '/api/cart/delete-coupon',
	query: CartQuery,
	result: z.boolean(),
	auth: 'optional',
});
export const cartCoupon = endpoint({
	method: 'GET',
	path: '/api/cart/coupon',
	query: CartQuery,
	result: z.nullable(z.string()),
	auth: 'optional',
});
/** Chooses a way of delivery and returns the totals; the name is that of vue-storefront's clients. */
export const cartCollectTotals = endpoint({
	method: 'POST',
	path: '/api/cart/collect-totals',
	query: CartQuery,
	body: z.strictObject({
		methods: z.optional(
			z.strictObject({
				paymentMethod: z.optional(z.strictObject({ method: z.string() })),
				shippingCarrierCode: z.optional(z.string().check(z.maxLength(64))),
				shippingMethodCode: z.optional(z.string().check(z.maxLength(64))),
			}),
		),
	}),
	result: Totals,
	auth: 'optional',
});
