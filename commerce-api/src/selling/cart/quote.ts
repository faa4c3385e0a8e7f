import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { customerGroup } from '../../catalogue/prices/customer-group.ts';
import type { Storefront, Storefronts } from '../../catalogue/prices/storefront.ts';
import type { ProductStore } from '../../catalogue/read/product-store.ts';
import type { Services } from '../../platform/database/services.ts';
import type { Principal } from '../../platform/http/route.ts';
import { collectCountries } from '../collect/collect-points.ts';
import type { DigitalGoods } from '../digital/digital-goods.ts';
import { regionName } from '../regions.ts';
import { type CartRow, cartLines } from './carts.ts';
import { checkCoupon, dropCoupon } from './coupons.ts';
import { type Discount, discountedOf, goodsOf, type Line, withDiscount } from './discount.ts';
import { type DeliveryMeans, type Parcel, shippingMethods } from './methods.ts';
import type { Bill } from './sums.ts';

export interface CartServices extends Services {
	store: ProductStore;
	storefronts: Storefronts;
	sandboxPayment: boolean;
	pickupPoints: readonly PickupPoint[];
	collectDays: number | undefined;
	digital: DigitalGoods;
}

export async function deliveryMeans(services: CartServices, storefront: Storefront): Promise<DeliveryMeans> {
	const { db, pickupPoints, collectDays } = services;
	return { storefront, pickupPoints, collectIn: collectDays ? await collectCountries(db) : new Set() };
}

/** A cart at the current prices of a store view; `shipping` is the chosen method at its price for these goods. */
export interface Quote extends Bill {
	parcel: Parcel;
}

type Chosen = Pick<CartRow, 'id' | 'userId' | 'coupon' | 'shippingCarrier' | 'shippingMethod'> &
	Pick<CartRow, 'shippingCountry' | 'shippingRegion'>;

/** The customer whose prices apply: a logged-in shopper may ask about a guest's cart, too. */
export interface Asker {
	user: Principal | undefined;
	storeView: StoreView;
}

const FREE = { amount: 0, price_excl_tax: 0, price_incl_tax: 0 };

/** Prices what of a cart is in stock, and removes a coupon that is not valid any more: the next totals are without it. */
export async function quoteOf(services: CartServices, cart: Chosen, { user, storeView }: Asker): Promise<Quote> {
	const { shippingCountry: country, shippingRegion } = cart;
	const groupId = await customerGroup(services, user?.userId);
	const destination = { country, regionName: regionName(country ?? '', shippingRegion), groupId };
	const storefront = await services.storefronts.of(storeView, destination);
	const all = await cartLines({ ...services, storefront }, cart.id);
	const lines = all.filter(({ product }) => product.isInStock);
	const at = { goods: discountedOf(lines), currency: storefront.currency, now: services.now() };
	const { discount, problem } = await checkCoupon(services.db, cart, at);
	if (problem && cart.coupon) await dropCoupon(services.db, cart.id, cart.coupon);
	const parcel = { ...parcelOf(lines, discount), virtual: isVirtual(all) };
	const offered = shippingMethods(parcel, cart.shippingCountry ?? '', await deliveryMeans(services, storefront));
	const chosen = offered.find(
		({ carrier_code, method_code }) => carrier_code === cart.shippingCarrier && method_code === cart.shippingMethod,
	);
	const shipping = lines.length > 0 ? chosen : chosen && { ...chosen, ...FREE };
	return { lines: withDiscount(lines, discount), discount, parcel, shipping, storefront };
}

function isVirtual(lines: readonly Line[]): boolean {
	return lines.length > 0 && lines.every(({ product }) => product.virtual);
}

export function parcelOf(lines: readonly Line[], discount: Discount | undefined): Parcel {
	return {
		goods: goodsOf(lines) - (discount?.amount ?? 0),
		virtual: isVirtual(lines),
		freeDelivery: discount?.freeDelivery ?? false,
	};
}
