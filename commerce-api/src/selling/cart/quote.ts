import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Storefront, Storefronts } from '../../catalogue/prices/storefront.ts';
import type { ProductStore } from '../../catalogue/product-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CartRow, cartLines } from './carts.ts';
import { checkCoupon, dropCoupon } from './coupons.ts';
import { type Discount, goodsOf, type Line, withDiscount } from './discount.ts';
import { type Parcel, shippingMethods } from './methods.ts';
import type { PricedLine } from './sums.ts';

export interface CartServices {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
	now: () => Date;
	/** Whether the sandbox is a way to pay. */
	sandboxPayment: boolean;
}

/** A cart at the prices of a store view: what it costs now, and what it depends on. */
export interface Quote {
	lines: PricedLine[];
	discount: Discount | undefined;
	parcel: Parcel;
	/** The way of delivery that was chosen, at the price for what is in the cart now. */
	shipping: ShippingMethod | undefined;
	storefront: Storefront;
}

/** Which part of a cart's row a quote depends on. */
type Chosen = Pick<CartRow, 'id' | 'userId' | 'coupon' | 'shippingCountry' | 'shippingCarrier' | 'shippingMethod'>;

/** Works a cart out. A coupon that does not count any more is taken out of it: what is in a cart was in its last totals. */
export async function quoteOf(services: CartServices, cart: Chosen, storeView: StoreView): Promise<Quote> {
	const storefront = await services.storefronts.of(storeView, cart.shippingCountry);
	const lines = await cartLines({ ...services, storefront }, cart.id);
	const at = { goods: goodsOf(lines), currency: storefront.currency, now: services.now() };
	const { discount, problem } = await checkCoupon(services.db, cart, at);
	if (problem && cart.coupon) await dropCoupon(services.db, cart.id, cart.coupon);
	const parcel = parcelOf(lines, discount);
	const offered = shippingMethods(parcel, cart.shippingCountry ?? '', storefront);
	const shipping = offered.find(
		({ carrier_code, method_code }) => carrier_code === cart.shippingCarrier && method_code === cart.shippingMethod,
	);
	return { lines: withDiscount(lines, discount), discount, parcel, shipping, storefront };
}

export function parcelOf(lines: readonly Line[], discount: Discount | undefined): Parcel {
	return {
		goods: goodsOf(lines) - (discount?.amount ?? 0),
		virtual: lines.length > 0 && lines.every(({ product }) => product.virtual),
		freeDelivery: discount?.freeDelivery ?? false,
	};
}
