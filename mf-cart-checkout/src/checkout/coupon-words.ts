import { useMessages } from '@pasaz/kernel/i18n/messages';
import { checkoutMessages } from '../messages/checkout.ts';
import type { CouponProblem } from '../server-cart/bring-coupon.ts';

/** Says why a coupon does not count. */
export function useCouponWords(): (problem: CouponProblem) => string {
	const text = useMessages(checkoutMessages);
	return ({ code, reason }) => {
		const words = {
			'coupon-unknown': text.couponUnknown,
			'coupon-not-yet': text.couponNotYet,
			'coupon-expired': text.couponExpired,
			'coupon-used': text.couponUsed,
			'coupon-minimum': text.couponMinimum,
			'coupon-currency': text.couponCurrency,
			lost: text.couponLost({ code }),
		};
		return words[reason];
	};
}
