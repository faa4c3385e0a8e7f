import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { OrderAddress, OrderRequest } from '@pasaz/kernel/contract/order';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { quantityOf } from '@pasaz/kernel/domain/line-ops';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { customerGroup } from '../../catalogue/prices/customer-group.ts';
import { refreshDuePrices } from '../../catalogue/prices/refresh-prices.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Principal } from '../../platform/http/route.ts';
import { type CartRow, findCart, mayUse } from '../cart/carts.ts';
import { checkCoupon } from '../cart/coupons.ts';
import { discountedOf, withDiscount } from '../cart/discount.ts';
import { type DeliveryMeans, paymentMethods, shippingMethods } from '../cart/methods.ts';
import { type CartServices, deliveryMeans, parcelOf } from '../cart/quote.ts';
import { findSellables, inPieces, type SellableServices } from '../cart/sellable.ts';
import { type Bill, type PricedLine, sumsOf } from '../cart/sums.ts';
import { totalsOf } from '../cart/totals.ts';
import { orderRefusal } from '../order-refusal.ts';
import { regionName } from '../regions.ts';
import { goodsOfLines } from '../stock/goods.ts';
import { checkAddresses } from './check-addresses.ts';
import { couponRefusal } from './coupon-refusal.ts';
import { destinationOf } from './destination.ts';
import type { StateServices } from './state-services.ts';

export interface OrderServices extends CartServices, StateServices {
	/** Precedes the number, e.g. `ORD`. */
	orderPrefix: string;
	payMinutes: number;
	orderLimits: { linePieces: number; orderPieces: number };
}

export interface OrderCall {
	request: OrderRequest;
	key: string;
	user: Principal | undefined;
	storeView: StoreView;
}

export interface OrderParts extends Bill {
	payment: PaymentMethod;
	billingAddress: OrderAddress;
	/** Null where nothing is shipped. */
	shippingAddress: OrderAddress | null;
	startPage: CartRow['startPage'];
}

/** Gross cents, well below what the sums of a stored order can hold. */
const MAX_GOODS = 1_000_000_000;

/** @throws Refusal 409 with a code of the contract's, 422 for more than an order can hold */
export async function orderParts(services: OrderServices, call: OrderCall): Promise<OrderParts> {
	const { request, storeView } = call;
	checkAddresses(request);
	// a reader may have seen the prices of before
	await refreshDuePrices(services.db, services.now());
	const { billingAddress, shippingAddress = billingAddress } = request.addressInformation;
	const { country_id: country, region_code, region } = shippingAddress;
	const groupId = await customerGroup(services, call.user?.userId);
	const destination = { country, regionName: regionName(country, region_code || region), groupId };
	const storefront = await services.storefronts.of(storeView, destination);
	const plain = await linesOf({ ...services, storefront }, request);
	const means = await deliveryMeans(services, storefront);
	const cart = await cartOf(services, call);
	const at = { goods: discountedOf(plain), currency: storefront.currency, now: services.now() };
	if (at.goods > MAX_GOODS) throw new Refusal(422, 'invalid-input', 'The order is larger than the shop can take.');
	checkPieces(plain, services);
	const wanted = { userId: cart?.userId ?? null, coupon: request.coupon ?? cart?.coupon ?? null };
	const { discount, problem } = await checkCoupon(services.db, wanted, at);
	if (problem) throw couponRefusal(problem, billOf(call, means, { lines: plain, storefront, discount: undefined }));

	const bill = billOf(call, means, { lines: withDiscount(plain, discount), storefront, discount });
	const parcel = parcelOf(bill.lines, discount);
	const { payment_method_code } = request.addressInformation;
	const payment = paymentMethods(parcel, bill, services).find(({ code }) => code === payment_method_code);
	if (!payment || (!bill.shipping && !parcel.virtual)) throw orderRefusal('method-unavailable');
	checkSeenPrices(request, bill);
	checkSeenTotal(request, bill);
	return {
		...bill,
		payment,
		billingAddress,
		shippingAddress: parcel.virtual ? null : await destinationOf(services, request, bill.shipping),
		startPage: cart?.startPage ?? null,
	};
}

/** The cart's coupon and start page count only for whoever may use it; an order from somebody else's cart is refused later. */
async function cartOf({ db }: CartServices, { request, user }: OrderCall): Promise<CartRow | undefined> {
	const cart = await findCart(db, request.cart_id);
	return cart && mayUse(cart, user) ? cart : undefined;
}

function billOf(
	{ request: { addressInformation } }: OrderCall,
	means: DeliveryMeans,
	goods: Omit<Bill, 'shipping'>,
): Bill {
	const { lines, discount } = goods;
	const { shippingAddress, billingAddress, shipping_carrier_code, shipping_method_code } = addressInformation;
	const country = (shippingAddress ?? billingAddress).country_id;
	const offered: ShippingMethod[] = shippingMethods(parcelOf(lines, discount), country, means);
	const shipping = offered.find(
		({ carrier_code, method_code }) => carrier_code === shipping_carrier_code && method_code === shipping_method_code,
	);
	return { ...goods, shipping };
}

function checkSeenPrices({ products }: OrderRequest, bill: Bill): void {
	const changed = products.filter(({ price }, index) => toGrosze(price) !== bill.lines[index]?.product.price);
	if (changed.length === 0) return;
	throw orderRefusal('price-changed', { skus: changed.map(({ sku }) => sku), totals: totalsOf(bill) });
}

/** Prices of delivery and discounts change, too. What a coupon of the order itself takes off, the shopper could not see. */
function checkSeenTotal({ expected_total, coupon }: OrderRequest, bill: Bill): void {
	if (expected_total === undefined) return;
	const [seen, total] = [toGrosze(expected_total), sumsOf(bill).grandTotal];
	if (total === seen || (coupon !== undefined && total < seen)) return;
	throw orderRefusal('total-changed', { totals: totalsOf(bill) });
}

async function linesOf(services: SellableServices, request: OrderRequest): Promise<PricedLine[]> {
	const lines = await findLines(services, request);
	const found = new Set(lines.map(({ itemId }) => itemId));
	const unknown = request.products.filter((_, index) => !found.has(index + 1)).map(({ sku }) => sku);
	if (unknown.length > 0) throw orderRefusal('product-unavailable', { skus: unknown });
	return lines;
}

export async function findLines(services: SellableServices, { products }: OrderRequest): Promise<PricedLine[]> {
	const wishes = products.map(({ sku, product_option }) => ({ sku, productOption: product_option }));
	const found = await findSellables(services, wishes);
	return products.flatMap(({ qty, ops: given }, index) => {
		const product = found[index];
		// the shop's own devices order all that a line has; what is left of any other would be in the cart unchecked
		const ops = given && quantityOf(given) === qty ? given : undefined;
		return product ? [{ itemId: index + 1, qty, product: inPieces(product, qty), discount: 0, ops }] : [];
	});
}

/** The parts of bundles count, of which a shopper may take several. Who takes more pieces at a time than the shop allows is not a shopper. */
function checkPieces(lines: PricedLine[], { orderLimits: { linePieces, orderPieces } }: OrderServices): void {
	const { warehouse: bySku } = goodsOfLines(lines, undefined);
	const skus = [...bySku].filter(([, qty]) => qty > linePieces).map(([sku]) => sku);
	if (skus.length > 0) throw orderRefusal('too-many-pieces', { skus, most: linePieces });
	const pieces = [...bySku.values()].reduce((sum, qty) => sum + qty, 0);
	if (pieces > orderPieces) throw orderRefusal('too-many-pieces', { skus: [], most: orderPieces });
}
