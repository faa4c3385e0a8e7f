import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { hasFiles, isVirtual, seenPrice } from '@pasaz/kernel/domain/cart';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { CheckoutDetails } from '../details/details.ts';
import { billingAddress, deliveryAddress, pointAddress } from './order-addresses.ts';

export interface OrderParts {
	lines: readonly CartLine[];
	details: CheckoutDetails;
	cartId: string;
	/** Empty for a guest. */
	userId: string;
	storeCode: string;
	/** Undefined where nothing is shipped. */
	shipping: Pick<ShippingMethod, 'carrier_code' | 'method_code' | 'pickup_points'> | undefined;
	payment: Pick<PaymentMethod, 'code'>;
	giftCards?: readonly string[];
}

function orderedProduct(line: CartLine): OrderRequest['products'][number] {
	const { sku, qty, parentSku, productType: product_type, productOption } = line;
	const product = { sku, qty, parentSku, product_type, price: toAmount(seenPrice(line)) };
	return productOption ? { ...product, product_option: productOption } : product;
}

/** The courier's only where one comes. */
function filledComments({ comments }: CheckoutDetails, isBrought: boolean): Pick<OrderRequest, 'comments'> {
	const { order } = comments;
	const delivery = isBrought ? comments.delivery : '';
	if (!delivery && !order) return {};
	return { comments: { ...(delivery && { delivery }), ...(order && { order }) } };
}

function destination({ lines, details, shipping }: OrderParts) {
	if (isVirtual(lines)) return {};
	const point = shipping?.pickup_points ? details.shipping.point : null;
	const address = point
		? { shippingAddress: pointAddress(details, point), shippingExtraFields: { pickup_point: point.id } }
		: { shippingAddress: deliveryAddress(details) };
	if (!shipping) return address;
	const { carrier_code: shipping_carrier_code, method_code: shipping_method_code } = shipping;
	return { ...address, shipping_carrier_code, shipping_method_code };
}

/** The request for an order; equal orders give equal requests. */
export function orderRequest(parts: OrderParts): OrderRequest {
	const { lines, details, cartId, userId, storeCode, shipping, payment, giftCards = [] } = parts;
	const isBrought = !isVirtual(lines) && !shipping?.pickup_points;
	return {
		user_id: userId,
		cart_id: cartId,
		store_code: storeCode,
		products: lines.map(orderedProduct),
		addressInformation: {
			billingAddress: billingAddress(details, isBrought),
			...destination(parts),
			payment_method_code: payment.code,
		},
		// the form does not go without it
		...(hasFiles(lines) && { digital_consent: true }),
		...(giftCards.length > 0 && { gift_cards: [...giftCards] }),
		...filledComments(details, isBrought),
	};
}
