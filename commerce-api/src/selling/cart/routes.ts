import {
	cartCreate,
	cartDelete,
	cartPaymentMethods,
	cartPull,
	cartShippingMethods,
	cartUpdate,
} from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import { cartSaveStartPageUrl } from '@pasaz/kernel/contract/start-page';
import { eq } from 'drizzle-orm';
import { carts } from '../../platform/database/schema/sales.ts';
import type { Route } from '../../platform/http/route.ts';
import { cartLines, openCart, requireCart, toServerItem } from './carts.ts';
import { removeItem, setLine } from './change-cart.ts';
import { paymentMethods, shippingMethods } from './methods.ts';
import { findPoints } from './pickup-points.ts';
import { type CartServices, quoteOf } from './quote.ts';
import { syncCart } from './sync-cart.ts';

/** Lines and methods of a cart, in the currency of the calling store view. */
export function cartRoutes(route: Route, services: CartServices): void {
	const { db, storefronts } = services;

	route(cartCreate, ({ user, storeView }) => openCart(db, user, storeView.storeCode));

	route(cartPull, async ({ query: { cartId }, user, storeView }) => {
		await requireCart(db, cartId, user);
		const lines = await cartLines({ ...services, storefront: await storefronts.of(storeView) }, cartId);
		return lines.map((line) => toServerItem(cartId, line));
	});

	route(cartUpdate, async ({ query: { cartId }, body, user, storeView }) => {
		await requireCart(db, cartId, user);
		return setLine({ ...services, storefront: await storefronts.of(storeView) }, cartId, body.cartItem);
	});

	route(cartDelete, async ({ query: { cartId }, body, user }) => {
		await requireCart(db, cartId, user);
		await removeItem(services, cartId, body.cartItem);
		return true;
	});

	route(cartSync, async ({ query: { cartId }, body, user, storeView }) => {
		await requireCart(db, cartId, user);
		return syncCart({ ...services, storefront: await storefronts.of(storeView) }, cartId, body.lines);
	});

	route(cartPaymentMethods, async ({ query: { cartId }, user, storeView }) => {
		const { parcel, storefront } = await quoteOf(services, await requireCart(db, cartId, user), storeView);
		return paymentMethods(parcel, storefront, services);
	});

	route(cartShippingMethods, async ({ query: { cartId }, body, user, storeView }) => {
		const { parcel, storefront } = await quoteOf(services, await requireCart(db, cartId, user), storeView);
		return shippingMethods(parcel, body.address.country_id, { storefront, pickupPoints: services.pickupPoints });
	});

	route(pickupPoints, ({ query: { country, search = '' } }) => findPoints(services.pickupPoints, country, search));

	route(cartSaveStartPageUrl, async ({ query: { cartId }, body, user }) => {
		const { id } = await requireCart(db, cartId, user);
		await db.update(carts).set({ startPage: body }).where(eq(carts.id, id));
		return true;
	});
}
