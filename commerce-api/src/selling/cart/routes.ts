import {
	cartCreate,
	cartDelete,
	cartPaymentMethods,
	cartPull,
	cartShippingMethods,
	cartUpdate,
} from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { COLLECT_CARRIER, pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import { cartSaveStartPageUrl } from '@pasaz/kernel/contract/start-page';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { eq } from 'drizzle-orm';
import { customerGroup } from '../../catalogue/prices/customer-group.ts';
import { carts } from '../../platform/database/schema/sales.ts';
import type { Principal, Route } from '../../platform/http/route.ts';
import { collectPoints } from '../collect/collect-points.ts';
import { goodsOfLines } from '../stock/goods.ts';
import { cartLines, openCart, requireCart, toServerItem } from './carts.ts';
import { removeItem, setLine } from './change-cart.ts';
import { paymentMethods, shippingMethods } from './methods.ts';
import { findPoints } from './pickup-points.ts';
import { type CartServices, deliveryMeans, quoteOf } from './quote.ts';
import { syncCart } from './sync-cart.ts';

export function cartRoutes(route: Route, services: CartServices): void {
	const { db, storefronts } = services;
	const pricedFor = async (user: Principal | undefined, storeView: StoreView) => {
		const groupId = await customerGroup(services, user?.userId);
		return { ...services, storefront: await storefronts.of(storeView, { groupId }) };
	};

	route(cartCreate, ({ user, storeView }) => openCart(db, user, storeView.storeCode));

	route(cartPull, async ({ query: { cartId }, user, storeView }) => {
		await requireCart(db, cartId, user);
		const lines = await cartLines(await pricedFor(user, storeView), cartId);
		return lines.map((line) => toServerItem(cartId, line));
	});

	route(cartUpdate, async ({ query: { cartId }, body, user, storeView }) => {
		await requireCart(db, cartId, user);
		return setLine(await pricedFor(user, storeView), cartId, body.cartItem);
	});

	route(cartDelete, async ({ query: { cartId }, body, user }) => {
		await requireCart(db, cartId, user);
		await removeItem(services, cartId, body.cartItem);
		return true;
	});

	route(cartSync, async ({ query: { cartId }, body, user, storeView }) => {
		await requireCart(db, cartId, user);
		return syncCart(await pricedFor(user, storeView), cartId, body.lines);
	});

	route(cartPaymentMethods, async ({ query: { cartId }, user, storeView }) => {
		const { parcel, storefront } = await quoteOf(services, await requireCart(db, cartId, user), { user, storeView });
		return paymentMethods(parcel, storefront, services);
	});

	route(cartShippingMethods, async ({ query: { cartId }, body, user, storeView }) => {
		const { parcel, storefront } = await quoteOf(services, await requireCart(db, cartId, user), { user, storeView });
		return shippingMethods(parcel, body.address.country_id, await deliveryMeans(services, storefront));
	});

	route(pickupPoints, async ({ query: { country, search = '', carrier, cartId }, user, storeView }) => {
		if (carrier !== COLLECT_CARRIER) return findPoints(services.pickupPoints, country, search);
		if (cartId !== undefined) await requireCart(db, cartId, user);
		const storefront = await storefronts.of(storeView);
		const lines = cartId === undefined ? [] : await cartLines({ ...services, storefront }, cartId);
		const { shelf: demand } = goodsOfLines(lines, '');
		return findPoints(await collectPoints(db, { store: storeView.storeCode, demand }), country, search);
	});

	route(cartSaveStartPageUrl, async ({ query: { cartId }, body, user }) => {
		const { id } = await requireCart(db, cartId, user);
		await db.update(carts).set({ startPage: body }).where(eq(carts.id, id));
		return true;
	});
}
