import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { OrderAddress, OrderRequest } from '@pasaz/kernel/contract/order';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { CheckoutDetails } from '../details/details.ts';

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

function deliveryAddress({ personal, shipping }: CheckoutDetails): OrderAddress {
	return {
		firstname: personal.firstName,
		lastname: personal.lastName,
		street: [shipping.streetAddress, shipping.apartmentNumber],
		postcode: shipping.zipCode,
		city: shipping.city,
		country_id: shipping.country,
		telephone: shipping.phoneNumber,
		email: personal.emailAddress,
	};
}

function billingAddress(details: CheckoutDetails): OrderAddress {
	const delivery = deliveryAddress(details);
	const { enabled, companyName: company, vatId: vat_id, street, house, zipCode: postcode, city } = details.invoice;
	return enabled ? { ...delivery, company, vat_id, street: [street, house], postcode, city } : delivery;
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
			billingAddress: billingAddress(details),
			...delivery,
			payment_method_code: payment.code,
		},
		...filledComments(details.comments),
	};
}
