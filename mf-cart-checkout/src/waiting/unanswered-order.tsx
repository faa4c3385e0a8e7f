import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { Button } from '@pasaz/ui-kit/button';
import { LiveRegion } from '@pasaz/ui-kit/live-region';
import { Notice } from '@pasaz/ui-kit/notice';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { waitingMessages } from '../messages/waiting.ts';
import { $attempt, arrivedRequest, attemptOf, startAttempt } from '../order/attempt.ts';
import { warnOfFailure } from '../order/refusal.ts';
import { askAnswer } from './ask-answer.ts';

function useAnswer() {
	const { api } = useShop();
	const navigate = useNavigate();
	const userId = String(useStore($user).current?.id ?? '');
	const hasArrived = arrivedRequest(attemptOf(userId, useStore($attempt)), useStore($cart)) !== undefined;
	const [isAsking, setAsking] = useState(false);
	const [error, setError] = useState<unknown>(null);
	const ask = async () => {
		setAsking(true);
		try {
			const uuid = await askAnswer(api);
			setError(null);
			if (uuid) await navigate(pathTo('payment-confirmation-page', { uuid }));
		} catch (failure) {
			warnOfFailure(failure);
			setError(failure);
		} finally {
			setAsking(false);
		}
	};
	useEffect(() => {
		if (hasArrived) void ask();
	}, [hasArrived]);
	return { hasArrived, isAsking, error, ask };
}

/** An order that has taken its pieces out of the cart, but whose answer this device never got (rule 15.45). */
export function UnansweredOrder() {
	useEffect(startAttempt, []);
	const t = useMessages(waitingMessages);
	const toMessage = useErrorMessage();
	const { hasArrived, isAsking, error, ask } = useAnswer();
	const region = useRef<HTMLDivElement>(null);
	useFocusWhenLost(region, hasArrived);
	return (
		<LiveRegion ref={region}>
			{hasArrived && (
				<Notice type="warning" title={t.unanswered}>
					<p>{error && !isAsking ? toMessage(error) : t.unansweredHint}</p>
					{error !== null && (
						<Button busy={isAsking} onClick={() => void ask()}>
							{t.askAgain}
						</Button>
					)}
				</Notice>
			)}
		</LiveRegion>
	);
}
