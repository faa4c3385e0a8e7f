import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OrderChangeTexts } from './order-changes.ts';

export const messages: TextsOf<OrderChangeTexts> = {
	couponGone: 'The discount code did not work',
	orderWithoutCoupon: 'Order and pay without the discount',
	priceChanged: 'The price has changed',
	priceChangedHint:
		'Prices have changed since you added products to the cart. Check the new amount before you confirm the order.',
	sumChanged: 'The order has changed',
	piecesNow: '{count} pcs',
	acceptSum: 'Order and pay the new amount',
	newPrice: '{from} → {to}',
	newTotal: 'New total to pay',
	acceptPrice: 'Order and pay the new price',
	backToCart: 'Back to the cart',
};
