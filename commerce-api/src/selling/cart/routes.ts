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
import { createKeyedLimiter } from '../../platform/limiter.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { collectPoints } from '../collect/collect-points.ts';
import { goodsOfLines } from '../stock/goods.ts';
import { cartLines, openCart, requireCart, toServerItem } from './carts.ts';
import { removeItem, setLine } from './change-cart.ts';
import { paymentMethods, shippingMethods } from './methods.ts';
import { findPoints } from './pickup-points.ts';
import { type CartServices, deliveryMeans, quoteOf } from './quote.ts';
import { additionalWeight, syncCart } from './sync-cart.ts';

/** Changes of one cart that wait; a shopper's device sends one at a time. */
const MAX_WAITING = 50;

export function cartRoutes(route: Route, services: CartServices & { limits: RateLimits }): void {
	const { db, storefronts, limits } = services;
	// those that waited for the cart's lock in the database would each hold one of its few connections
	const inTurn = createKeyedLimiter(MAX_WAITING);
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
		const priced = await pricedFor(user, storeView);
		return inTurn(cartId, () => setLine(priced, cartId, body.cartItem));
	});

	route(cartDelete, async ({ query: { cartId }, body, user }) => {
		await requireCart(db, cartId, user);
		await inTurn(cartId, () => removeItem(services, cartId, body.cartItem));
		return true;
	});

	route(cartSync, async ({ query: { cartId }, body, user, storeView, network }) => {
		await requireCart(db, cartId, user);
		const priced = await pricedFor(user, storeView);
		return inTurn(cartId, async () => {
			const weight = network === undefined ? 0 : await additionalWeight(db, cartId, body.lines);
			if (network !== undefined && weight > 0) await limits.consume('general', network, weight);
			return syncCart(priced, cartId, body.lines);
		});
	});

	route(cartSaveStartPageUrl, async ({ query: { cartId }, body, user }) => {
		const { id } = await requireCart(db, cartId, user);
		await db.update(carts).set({ startPage: body }).where(eq(carts.id, id));
		return true;
	});

	deliveryRoutes(route, services);
}

function deliveryRoutes(route: Route, services: CartServices): void {
	const { db, storefronts } = services;

	route(cartPaymentMethods, async ({ query: { cartId }, user, storeView }) => {
		const quote = await quoteOf(services, await requireCart(db, cartId, user), { user, storeView });
		return paymentMethods(quote.parcel, quote, services);
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
}
