import {
	cartCreate,
	cartDelete,
	cartPaymentMethods,
	cartPull,
	cartShippingInformation,
	cartShippingMethods,
	cartTotals,
	cartUpdate,
} from '@pasaz/kernel/contract/cart';
import { eq } from 'drizzle-orm';
import { carts } from '../database/schema/sales.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/route.ts';
import { cartLines, chosenShipping, openCart, parcelOf, requireCart, toServerItem } from './carts.ts';
import { removeItem, setLine } from './change-cart.ts';
import { paymentMethods, shippingMethods } from './methods.ts';
import type { SellableDeps } from './sellable.ts';
import { totalsOf } from './totals.ts';

export function cartRoutes(route: Route, deps: SellableDeps): void {
	const { db } = deps;

	route(cartCreate, ({ user }) => openCart(db, user));

	route(cartPull, async ({ query: { cartId }, user }) => {
		await requireCart(db, cartId, user);
		return (await cartLines(deps, cartId)).map((line) => toServerItem(cartId, line));
	});

	route(cartUpdate, async ({ query: { cartId }, body, user }) => {
		await requireCart(db, cartId, user);
		return setLine(deps, cartId, body.cartItem);
	});

	route(cartDelete, async ({ query: { cartId }, body, user }) => {
		await requireCart(db, cartId, user);
		await removeItem(deps, cartId, body.cartItem);
		return true;
	});

	route(cartTotals, async ({ query: { cartId }, user }) => {
		const cart = await requireCart(db, cartId, user);
		const lines = await cartLines(deps, cartId);
		return totalsOf(lines, chosenShipping(cart, lines));
	});

	route(cartPaymentMethods, async ({ query: { cartId }, user }) => {
		await requireCart(db, cartId, user);
		return paymentMethods(parcelOf(await cartLines(deps, cartId)));
	});

	route(cartShippingMethods, async ({ query: { cartId }, body, user }) => {
		await requireCart(db, cartId, user);
		return shippingMethods(parcelOf(await cartLines(deps, cartId)), body.address.country_id);
	});

	route(cartShippingInformation, async ({ query: { cartId }, body: { addressInformation }, user }) => {
		const cart = await requireCart(db, cartId, user);
		const { shippingAddress, shippingCarrierCode, shippingMethodCode } = addressInformation;
		const chosen = {
			shippingCountry: shippingAddress.countryId,
			shippingCarrier: shippingCarrierCode ?? null,
			shippingMethod: shippingMethodCode ?? null,
		};
		const lines = await cartLines(deps, cartId);
		const shipping = chosenShipping({ ...cart, ...chosen }, lines);
		const parcel = parcelOf(lines);
		if (shippingMethodCode && !shipping && !parcel.virtual) {
			throw new Refusal(422, 'method-unavailable', 'This way of delivery is not available.');
		}
		await db.update(carts).set(chosen).where(eq(carts.id, cartId));
		return { payment_methods: paymentMethods(parcel), totals: totalsOf(lines, shipping) };
	});
}
