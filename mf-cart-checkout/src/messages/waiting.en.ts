import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	title: 'Order waiting!',
	hint: 'Click here to confirm the order that you made offline. We will check prices and stock before we take it.',
	sendNow: 'Send it now',
	later: 'Later',
	waits: 'Saved on this device. We will send it once there is a connection and you have confirmed it.',
	unsure: 'We have sent it, but no answer has reached us. Send it again: the shop takes it only once.',
	unanswered: 'Your order has reached the shop',
	unansweredHint: 'Only the answer is missing. We are asking for it and will show the confirmation in a moment.',
	askAgain: 'Ask again',
	refused: 'The shop could not take this order. Put the order back in the cart, check your details and order again.',
	soldOut:
		'The shop could not take this order: one of the products is gone. Put the order back in the cart and order what is left.',
	methodGone:
		'The shop could not take this order: the chosen delivery or payment method is no longer available. Put the order back in the cart and choose another one.',
	pickupGone:
		'The shop could not take this order: it can no longer be picked up at the place you chose. Put the order back in the cart and choose another place.',
	giftCardGone:
		'The shop could not take this order: the gift card cannot pay for it any more. Put the order back in the cart and order without the card.',
	tooMany:
		'The shop could not take this order: it has too many pieces. Put the order back in the cart and lower their number.',
	tooOld: 'This order has waited for over 30 days and was not sent. Put the order back in the cart and order again.',
	neverAnswered:
		'We do not know whether this order, made over 30 days ago, reached the shop. Look for its confirmation in your e-mail before you order again.',
	arrivedOtherwise:
		'The shop already has this order in another wording. Look for its confirmation in your e-mail before you order again.',
	changed: 'The amount has changed: {before} before, {now} now.',
	couponGone: 'The discount code does not work for this order. Without the discount you pay {now}.',
	acceptPrices: 'Order and pay the new amount',
	toCart: 'Show in the cart',
	cancel: 'Put it back in the cart',
	total: 'Total: {amount}',
	withoutDiscount:
		'This is the total without the discount of the code {code}. We check it when the order reaches the shop: we take the discount off, or ask whether you order without it.',
	placed: 'The order has been placed',
	seeOrder: 'See the order',
};
