import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Notice } from '@pasaz/ui-kit/notice';
import { orderProblemMessages } from '../messages/order-problem.ts';
import type { OrderFailure } from '../order/refusal.ts';
import type { Placing } from '../order/use-place-order.ts';
import { accountProblem } from './account-problem.ts';

function useFailureText(): (failure: OrderFailure) => string {
	const t = useMessages(orderProblemMessages);
	const toMessage = useErrorMessage();
	return (failure) => {
		if (failure.kind === 'not-sent') return toMessage(failure.error);
		if (failure.kind === 'account-offline') return t.accountOffline;
		if (failure.kind === 'not-kept') return t.notKept;
		if (failure.kind !== 'refused') return t.unknownOutcome;
		if (failure.code === 'out-of-stock') return t.someUnavailable;
		if (failure.code === 'total-changed' || failure.code === 'price-changed') return t.sumChangedHint;
		if (failure.code === 'coupon-unavailable') return t.couponGoneHint;
		if (failure.code === 'method-unavailable') return t.methodUnavailable;
		if (failure.code === 'pickup-point-unavailable') return t.pickupGone;
		if (failure.code === 'gift-card-unavailable') return t.giftCardGone;
		if (failure.code === 'too-many-pieces') {
			return (failure.skus.length > 0 ? t.tooManyOfOne : t.tooManyPieces)({ most: failure.most ?? 0 });
		}
		return failure.code === 'cart-mismatch' ? t.cartMismatch : t.orderRefused;
	};
}

export function OrderProblem({ placing }: { placing: Placing }) {
	const t = useMessages(orderProblemMessages);
	const toMessage = useErrorMessage();
	const failureText = useFailureText();
	if (placing.status === 'unavailable') {
		return (
			<Notice type="error" title={t.someUnavailable}>
				<p>{t.someUnavailableHint}</p>
			</Notice>
		);
	}
	if (placing.status === 'account-refused' && !accountProblem(placing.error.code)) {
		return (
			<Notice type="error" title={t.accountFailed}>
				<p>{toMessage(placing.error)}</p>
			</Notice>
		);
	}
	if (placing.status !== 'failed') return null;
	return (
		<Notice type="error" title={t.orderFailed}>
			<p>{failureText(placing.failure)}</p>
		</Notice>
	);
}
