import { useMessages } from '@pasaz/kernel/i18n/messages';
import { checkoutMessages } from '../messages/checkout.ts';
import type { CouponProblem } from '../server-cart/apply-coupon.ts';

export function useCouponMessage(): (problem: CouponProblem) => string {
	const t = useMessages(checkoutMessages);
	return ({ code, reason }) => {
		const messages = {
			'coupon-unknown': t.couponUnknown,
			'coupon-not-yet': t.couponNotYet,
			'coupon-expired': t.couponExpired,
			'coupon-used': t.couponUsed,
			'coupon-minimum': t.couponMinimum,
			'coupon-currency': t.couponCurrency,
			lost: t.couponLost({ code }),
		};
		return messages[reason];
	};
}
