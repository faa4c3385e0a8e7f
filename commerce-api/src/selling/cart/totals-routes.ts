import {
	cartApplyCoupon,
	cartCollectTotals,
	cartCoupon,
	cartDeleteCoupon,
	cartShippingInformation,
	cartTotals,
} from '@pasaz/kernel/contract/cart';
import { eq } from 'drizzle-orm';
import { carts } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { type CartRow, requireCart } from './carts.ts';
import { applyCoupon, dropCoupon } from './coupons.ts';
import { discountedOf } from './discount.ts';
import { paymentMethods } from './methods.ts';
import { type Asker, type CartServices, type Quote, quoteOf } from './quote.ts';
import { totalsOf } from './totals.ts';

/** Totals of a cart. All amounts are the shop's own; clients only name ids, methods and coupons. */
export function totalsRoutes(route: Route, services: CartServices): void {
	const { db } = services;

	route(cartTotals, async ({ query: { cartId }, user, storeView }) =>
		totalsOf(await quoteOf(services, await requireCart(db, cartId, user), { user, storeView })),
	);

	route(cartShippingInformation, async ({ query: { cartId }, body: { addressInformation }, user, storeView }) => {
		const cart = await requireCart(db, cartId, user);
		const { shippingAddress, shippingCarrierCode, shippingMethodCode } = addressInformation;
		const quote = await choose(
			services,
			{ cart, user, storeView },
			{
				shippingCountry: shippingAddress.countryId,
				shippingRegion: typeof shippingAddress.region === 'string' ? shippingAddress.region : null,
				shippingCarrier: shippingCarrierCode ?? null,
				shippingMethod: shippingMethodCode ?? null,
			},
		);
		return { payment_methods: paymentMethods(quote.parcel, quote, services), totals: totalsOf(quote) };
	});

	route(cartCollectTotals, async ({ query: { cartId }, body: { methods }, user, storeView }) => {
		const cart = await requireCart(db, cartId, user);
		if (!methods?.shippingMethodCode) return totalsOf(await quoteOf(services, cart, { user, storeView }));
		const quote = await choose(
			services,
			{ cart, user, storeView },
			{
				shippingCountry: cart.shippingCountry ?? storeView.tax.defaultCountry,
				shippingRegion: cart.shippingRegion,
				shippingCarrier: methods.shippingCarrierCode ?? null,
				shippingMethod: methods.shippingMethodCode,
			},
		);
		return totalsOf(quote);
	});

	route(cartApplyCoupon, async ({ query: { cartId, coupon }, user, storeView }) => {
		const cart = await requireCart(db, cartId, user);
		const { lines, storefront } = await quoteOf(services, cart, { user, storeView });
		await applyCoupon(db, cart, coupon, {
			goods: discountedOf(lines),
			currency: storefront.currency,
			now: services.now(),
		});
		return true;
	});

	route(cartDeleteCoupon, async ({ query: { cartId }, user }) => {
		await dropCoupon(db, (await requireCart(db, cartId, user)).id);
		return true;
	});

	route(cartCoupon, async ({ query: { cartId }, user, storeView }) => {
		const { discount } = await quoteOf(services, await requireCart(db, cartId, user), { user, storeView });
		return discount?.code ?? null;
	});
}

type Choice = Pick<CartRow, 'shippingCountry' | 'shippingRegion' | 'shippingCarrier' | 'shippingMethod'>;

interface Choosing extends Asker {
	cart: CartRow;
}

/** @throws Refusal 422 for a shipping method that is not offered */
async function choose(services: CartServices, { cart, ...asker }: Choosing, choice: Choice): Promise<Quote> {
	const quote = await quoteOf(services, { ...cart, ...choice }, asker);
	if (choice.shippingMethod && !quote.shipping && !quote.parcel.virtual) {
		throw new Refusal(422, 'method-unavailable', 'This way of delivery is not available.');
	}
	await services.db.update(carts).set(choice).where(eq(carts.id, cart.id));
	return quote;
}
