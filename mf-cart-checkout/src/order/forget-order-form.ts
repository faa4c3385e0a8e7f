import { forgetComments } from '../details/draft.ts';
import { setCoupon } from '../server-cart/coupon.ts';
import { forgetQuote } from '../server-cart/quote.ts';
import { forgetGiftCards } from './gift-cards.ts';

/** Forgets what was said about an order that is placed, so that nothing of it goes with the next one (rule 15.45). */
export function forgetOrderForm() {
	forgetQuote();
	setCoupon(null);
	forgetGiftCards();
	forgetComments();
}
