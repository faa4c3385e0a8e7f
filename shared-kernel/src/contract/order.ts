import * as z from 'zod/mini';
import { Quantity } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { GiftCode } from './gift-card.ts';
import { GivenLineOps, OpId } from './line-ops.ts';
import { GivenProductOption, OptionLabel } from './product-option.ts';

const text = z.string().check(z.maxLength(255));
const requiredText = text.check(z.minLength(1));

/** Only the country is required: an order of which nothing is shipped needs no more. */
const address = {
	firstname: requiredText,
	lastname: requiredText,
	/** Street, then house and flat. */
	street: z.array(text).check(z.maxLength(4)),
	postcode: text,
	city: text,
	country_id: z.string().check(z.length(2)),
	telephone: z.optional(text),
	email: z.optional(z.email()),
	company: z.optional(text),
	vat_id: z.optional(text),
	region: z.optional(text),
	region_id: z.optional(z.int()),
	region_code: z.optional(text),
};
export const OrderAddress = z.object({
	...address,
	/** Ours: id of the pick-up point that this is the address of; its name is the `company`. */
	pickup_point: z.optional(text),
});
export type OrderAddress = z.infer<typeof OrderAddress>;

/** Open: vue-storefront's clients send whole products. */
const OrderedProduct = z.object({
	sku: requiredText,
	qty: Quantity,
	/** What the shopper saw, gross, decimal units; a differing server price is refused, never taken over silently. */
	price: z.number(),
	product_type: z.optional(text),
	parentSku: z.optional(text),
	product_option: z.optional(GivenProductOption),
	/** Ours: how the pieces came into the cart, as the ordering device knows it; the server may not have heard of it yet. */
	ops: z.optional(GivenLineOps),
});
const GivenAddress = z.strictObject(address);
/** Whole enough for a parcel. */
const GivenDestination = z.strictObject({
	...address,
	street: z.array(text).check(z.minLength(1), z.maxLength(4)),
	postcode: requiredText,
	city: requiredText,
});

/** Body of `POST /api/order` (rule 25.14). Sent with an `Idempotency-Key` header. `digital_consent` is ours (rule 15.41). */
export const OrderRequest = z.strictObject({
	user_id: z.string(),
	cart_id: z.string(),
	/** Ours: the operation by which the order takes its pieces out of the cart, here and on the device. */
	cart_operation: z.optional(OpId),
	order_id: z.optional(z.string()),
	store_code: z.optional(z.string()),
	created_at: z.optional(z.string()),
	updated_at: z.optional(z.string()),
	transmited: z.optional(z.boolean()),
	transmited_at: z.optional(z.string()),
	products: z.array(OrderedProduct).check(z.minLength(1), z.maxLength(200)),
	addressInformation: z.strictObject({
		billingAddress: GivenAddress,
		shippingAddress: z.optional(GivenDestination),
		shipping_method_code: z.optional(z.string()),
		shipping_carrier_code: z.optional(z.string()),
		payment_method_code: z.string(),
		payment_method_additional: z.optional(z.record(z.string(), z.string())),
		/** Ours: `pickup_point` is the id of the chosen point. Open: other clients send fields of their own. */
		shippingExtraFields: z.optional(z.nullable(z.looseObject({ pickup_point: z.optional(text) }))),
	}),
	/** Ours: codes of gift cards that pay as much of the order as they can, in this order. */
	gift_cards: z.optional(z.array(GiftCode).check(z.maxLength(5))),
	digital_consent: z.optional(z.boolean()),
	/**
	 * Ours: a coupon of which the shopper does not know yet how much it takes off, as of an order made offline; in place of the cart's.
	 * Where it does not count, `coupon-unavailable` refuses the order; where it does, the sum may be less than `expected_total`.
	 */
	coupon: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
	/** Ours: the grand total that the shopper saw, decimal units; any other is refused with `total-changed`. */
	expected_total: z.optional(z.number()),
	/** Ours: what the shopper saw is left to pay besides gift cards, decimal units; where it would be more, `gift-card-unavailable` refuses it. */
	expected_due: z.optional(z.number()),
	/** Ours: comments for the courier and the shop. */
	comments: z.optional(z.strictObject({ delivery: z.optional(text), order: z.optional(text) })),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

/** `backendOrderId` is the uuid of `/payment-confirmation/{uuid}`. */
export const OrderConfirmation = z.object({
	backendOrderId: z.uuid(),
	magentoOrderId: z.string(),
	orderNumber: z.string(),
	transferedAt: z.string(),
	/** Ours: opens the whole order without a login, for a day. */
	orderSecret: z.optional(z.string()),
	/** Ours: by which the order took its pieces. Another one than the request's is that of the order that the cart had already become. */
	cart_operation: z.optional(OpId),
});
export type OrderConfirmation = z.infer<typeof OrderConfirmation>;

/**
 * Our codes for a refused order (409), in `result.errorCode`. `result.totals` comes with `price-changed`, `total-changed` and
 * `coupon-unavailable` (taken out of the cart, `result.couponError` says why), `result.skus` with those about products, parts of bundles
 * among them, and `result.pieces` with `out-of-stock`: how many there are of each of the order's `products`, in their order.
 */
export const ORDER_REFUSALS = [
	'out-of-stock',
	'price-changed',
	'total-changed',
	'product-unavailable',
	'method-unavailable',
	'pickup-point-unavailable',
	'coupon-unavailable',
	'cart-mismatch',
	'too-many-pieces',
	'gift-card-unavailable',
] as const;
/** Why a field of an address is refused: 422 `invalid-address`, whose `result.fields` has reasons by e.g. `billingAddress.vat_id`. */
export const AddressProblem = z.enum(['vat-id', 'region']);
export type AddressProblem = z.infer<typeof AddressProblem>;
/** In `result.errorCode` of a 422: the Idempotency-Key has stood for another order. Any other 422 is a wrong request. */
export const KEY_REUSED = 'idempotency-key-reused';

/** Ours: how a line looked when it was ordered; `image` is a path as products carry it. Null, or not there, where the back end has not kept it. */
export const lineAsOrdered = {
	image: z.optional(z.nullable(z.string())),
	/** In the language of the storefront that it was ordered in; empty where there was nothing to choose. */
	options: z.optional(z.nullable(z.array(OptionLabel))),
};

/** Ours: what the merchant said of a sent parcel; each part may be missing. */
export const Tracking = z.object({
	carrier: z.optional(text),
	number: z.optional(text),
	url: z.optional(text),
});
export type Tracking = z.infer<typeof Tracking>;

/** Where an order is: `processing` once it is paid. */
export const ORDER_STATES = ['pending', 'processing', 'sent', 'delivered', 'canceled'] as const;

/** What is paid at one rate of VAT, e.g. `percent: 23`. */
export const TaxShare = z.object({ percent: z.number(), net: z.number(), tax: z.number(), gross: z.number() });

/** A line of a placed order; a bundle is one. */
export const PlacedLine = z.object({
	product_id: z.int(),
	sku: z.string(),
	name: z.string(),
	original_final_price: z.number(),
	qty: z.number(),
	...lineAsOrdered,
});

/** Ours. `redirect_url` is where to pay; null when nothing is left to pay there. */
export const OrderPayment = z.object({
	uuid: z.uuid(),
	order_number: z.string(),
	created_at: z.string(),
	status: z.enum(['pending', 'paid', 'refused', 'on-delivery', 'canceled']),
	method_code: z.string(),
	method_title: z.string(),
	grand_total: z.number(),
	shipping_amount: z.number(),
	currency: z.string(),
	/** Ours, from here to `taxes`; not there where a back end has not kept it. */
	state: z.optional(z.enum(ORDER_STATES)),
	/** Gross, before the discount. */
	subtotal: z.optional(z.number()),
	/** 0 or negative. */
	discount_amount: z.optional(z.number()),
	/** What gift cards have paid, 0 or negative, and what of the grand total is to be paid besides. */
	gift_card_amount: z.optional(z.number()),
	due_amount: z.optional(z.number()),
	shipping_title: z.optional(z.string()),
	/** By rate, the highest first, delivery included; net and tax add up to gross. */
	taxes: z.optional(z.array(TaxShare)),
	products: z.array(PlacedLine),
	redirect_url: z.nullable(z.string()),
	/** Ours: where to transfer `due_amount` to while the order waits for it; `title` names the order in the transfer. */
	bank_transfer: z.optional(
		z.nullable(
			z.object({
				recipient: z.string(),
				account: z.string(),
				bank: z.optional(z.string()),
				title: z.string(),
			}),
		),
	),
	/** Ours: when the order ends unless it is paid, or has ended because it was not; until when it waits in a showroom; else null. */
	pay_until: z.optional(z.nullable(z.string())),
	collect_until: z.optional(z.nullable(z.string())),
	/** Ours: payments that the shop sends back: they came when the order had ended, or had been paid. */
	refunds: z.optional(
		z.array(
			z.object({
				amount: z.number(),
				reason: z.enum(['late', 'twice']),
				/** Null until it was sent. */
				refunded_at: z.nullable(z.string()),
			}),
		),
	),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

export const orderCreate = endpoint({
	method: 'POST',
	path: '/api/order',
	body: OrderRequest,
	result: OrderConfirmation,
	auth: 'optional',
});
/** The uuid, which nobody can guess, is what opens it; a token of another user closes it. Its lines have no text that the shopper has written. */
export const orderPayment = endpoint({
	method: 'GET',
	path: '/api/order/:uuid/payment',
	result: OrderPayment,
	auth: 'optional',
});
/** The secret of a link in the order's mails, which stands in for a login. */
export const OrderAccess = z.strictObject({ secret: z.optional(requiredText) });
export type OrderAccess = z.infer<typeof OrderAccess>;

/**
 * Ours: ends an order that is not paid yet; its pieces and its coupon are free again. Only for its owner, and for who has its secret. 409 `not-cancelable` when it is too late; once more it changes nothing.
 */
export const orderCancel = endpoint({
	method: 'POST',
	path: '/api/order/:uuid/cancel',
	body: z.optional(OrderAccess),
	result: z.boolean(),
	auth: 'optional',
});
