import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useAmount } from '../cart/use-amount.ts';
import { waitingMessages } from '../messages/waiting.ts';
import type { WaitingOrder } from '../order/waiting-orders.ts';

export function useOrderTexts(): (order: WaitingOrder) => string {
	const t = useMessages(waitingMessages);
	const amount = useAmount();
	const refusals: Record<string, string> = {
		'out-of-stock': t.soldOut,
		'product-unavailable': t.soldOut,
		'method-unavailable': t.methodGone,
		'pickup-point-unavailable': t.pickupGone,
		'gift-card-unavailable': t.giftCardGone,
		'too-many-pieces': t.tooMany,
		'too-old': t.tooOld,
		'never-answered': t.neverAnswered,
		'key-reused': t.arrivedOtherwise,
	};
	return ({ state, total, totalNow, refusal = '' }) => {
		if (state === 'unsure') return t.unsure;
		if (state === 'refused') return refusals[refusal] ?? t.refused;
		const now = amount(totalNow ?? total);
		if (state === 'changed' && refusal === 'coupon-unavailable') return t.couponGone({ now });
		if (state === 'changed') return t.changed({ before: amount(total), now });
		return t.waits;
	};
}
