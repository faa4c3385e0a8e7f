import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import type { Storefront } from '../../catalogue/prices/storefront.ts';
import { collectMethod, isCollected } from '../collect/collect-method.ts';
import type { Bill } from './sums.ts';
import { cartTexts } from './texts.ts';

export const CASH_ON_DELIVERY = 'cashondelivery';
export const BANK_TRANSFER = 'banktransfer';

export interface Parcel {
	/** Gross cents of goods after discounts, on which free delivery depends. */
	goods: number;
	virtual: boolean;
	freeDelivery: boolean;
}

export interface DeliveryMeans {
	storefront: Storefront;
	/** Points that goods can be sent to, in all countries. */
	pickupPoints: readonly PickupPoint[];
	/** Countries with a showroom in which goods can be fetched. */
	collectIn: ReadonlySet<string>;
}

/**
 * Cash on delivery needs a delivery, and a bank transfer an account in the storefront's currency. What is fetched in a showroom is paid
 * there, and not to a courier (rule 14.25).
 */
export function paymentMethods(
	{ virtual }: Parcel,
	{ storefront: { view }, shipping }: Pick<Bill, 'storefront' | 'shipping'>,
	{ sandboxPayment }: { sandboxPayment: boolean },
): PaymentMethod[] {
	const texts = cartTexts(view);
	const common = { cost_incl_tax: 0, is_server_method: true };
	const onReceipt = shipping && isCollected(shipping) ? texts.payOnCollection : texts.cashOnDelivery;
	return [
		...(sandboxPayment ? [{ code: 'sandbox', title: texts.fastPayment, ...common, default: true }] : []),
		...(virtual ? [] : [{ code: CASH_ON_DELIVERY, title: onReceipt, ...common, offline_orders: true }]),
		...(view.bankTransfer ? [{ code: BANK_TRANSFER, title: texts.bankTransfer, ...common, offline_orders: true }] : []),
	];
}

type Rate = Pick<Storefront['view']['shipping'], 'amount' | 'amountInclTax' | 'days'>;

/** The courier first, who comes to every country of delivery; a locker and a showroom where there are some. */
export function shippingMethods(
	parcel: Parcel,
	country: string,
	{ storefront, pickupPoints, collectIn }: DeliveryMeans,
): ShippingMethod[] {
	const { view, deliversTo } = storefront;
	const place = country.toUpperCase();
	if (parcel.virtual || !deliversTo.includes(place)) return [];
	const texts = cartTexts(view);
	const { freeFrom, pickup } = view.shipping;
	const isFree = parcel.freeDelivery || parcel.goods >= toGrosze(freeFrom);
	const prices = ({ amount, amountInclTax, days }: Rate) => {
		const [net, gross] = isFree ? [0, 0] : [toGrosze(amount), toGrosze(amountInclTax)];
		return {
			amount: toAmount(net),
			price_excl_tax: toAmount(net),
			price_incl_tax: toAmount(gross),
			...(days && { delivery_days: days }),
		};
	};
	const common = { available: true, error_message: '' };
	const courier = { carrier_code: 'flatrate', method_code: 'flatrate', carrier_title: 'DPD', default: true };
	const toDoor = { ...courier, method_title: texts.courier, ...prices(view.shipping), ...common };
	const inShowroom = collectIn.has(place) ? [collectMethod(texts.showroom)] : [];
	if (!pickup || !pickupPoints.some((point) => point.country === place)) return [toDoor, ...inShowroom];
	const locker = { carrier_code: 'pickup', method_code: 'locker', carrier_title: texts.locker, pickup_points: true };
	return [toDoor, { ...locker, method_title: texts.locker, ...prices(pickup), ...common }, ...inShowroom];
}
