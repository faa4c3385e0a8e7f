import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { CheckoutDetails } from '../details/details.ts';
import { billingAddress, deliveryAddress } from './order-addresses.ts';

export interface OrderParts {
	lines: readonly CartLine[];
	details: CheckoutDetails;
	cartId: string;
	/** Empty for a guest. */
	userId: string;
	storeCode: string;
	shipping: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | undefined;
	payment: Pick<PaymentMethod, 'code'>;
}

function orderedProduct(line: CartLine): OrderRequest['products'][number] {
	const { sku, qty, parentSku, productType: product_type, productOption } = line;
	const product = { sku, qty, parentSku, product_type, price: toAmount(line.price) };
	return productOption ? { ...product, product_option: productOption } : product;
}

function filledComments({ delivery, order }: CheckoutDetails['comments']): Pick<OrderRequest, 'comments'> {
	if (!delivery && !order) return {};
	return { comments: { ...(delivery && { delivery }), ...(order && { order }) } };
}

/** The request for an order; equal orders give equal requests. */
export function orderRequest({
	lines,
	details,
	cartId,
	userId,
	storeCode,
	shipping,
	payment,
}: OrderParts): OrderRequest {
	const delivery = isVirtual(lines)
		? {}
		: {
				shippingAddress: deliveryAddress(details),
				...(shipping && { shipping_carrier_code: shipping.carrier_code, shipping_method_code: shipping.method_code }),
			};
	return {
		user_id: userId,
		cart_id: cartId,
		store_code: storeCode,
		products: lines.map(orderedProduct),
		addressInformation: {
			billingAddress: billingAddress(details, isVirtual(lines)),
			...delivery,
			payment_method_code: payment.code,
		},
		...filledComments(details.comments),
	};
}
