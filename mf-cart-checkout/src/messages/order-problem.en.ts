import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OrderProblemTexts } from './order-problem.ts';

export const messages: TextsOf<OrderProblemTexts> = {
	orderFailed: 'The order could not be placed',
	accountFailed: 'We could not open the account',
	accountOffline: 'An account cannot be created offline. Untick it, or wait for the connection.',
	notKept:
		'There is no Internet connection, and this device cannot save the order. The products are still in the cart: order once there is a connection, and keep this tab open until then.',
	unknownOutcome:
		'We got no answer from the shop. Click once more – if your order has already arrived, we will not place it twice.',
	someUnavailable: 'Some of the ordered products are not available!',
	someUnavailableHint: 'We have marked them in the cart. Remove them or lower the quantity, then order again.',
	orderRefused: 'The shop did not accept the order. Check your details and try again.',
	methodUnavailable: 'The chosen delivery or payment method is no longer available. Choose another one.',
	pickupGone: 'This order cannot be picked up there any more. Choose another place.',
	cartMismatch: 'The cart has changed on another device. Check the products and order again.',
	giftCardGone:
		'The gift card cannot pay for this order any more, so we have not used it. Check the amount to pay and order again.',
	tooManyOfOne: 'One order can have at most {most} pieces of the same product. Reduce the quantity in the cart.',
	tooManyPieces: 'One order can have at most {most} pieces. Split your shopping into several orders.',
	sumChangedHint:
		'What is in the cart, or the amount, is not what you saw at the button. Check it before you confirm the order.',
	couponGoneHint: 'Your order has not been placed yet. You can order without the discount or go back to the cart.',
};
