import { useStore } from '@nanostores/react';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { LiveRegion } from '@pasaz/ui-kit/live-region';
import { Notice } from '@pasaz/ui-kit/notice';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useRef } from 'react';
import { checkoutMessages } from '../messages/checkout.ts';
import type { QuoteState } from '../server-cart/quote.ts';

export function ConnectionNotice({ state, onRetry }: { state: QuoteState; onRetry: () => void }) {
	const t = useMessages(checkoutMessages);
	const toMessage = useErrorMessage();
	const online = useStore($online);
	const region = useRef<HTMLDivElement>(null);
	const isAsking = state.status === 'asking';
	const hasFailed = 'error' in state;
	useFocusWhenLost(region, online && hasFailed);
	return (
		<LiveRegion ref={region}>
			{!online && (
				<Notice type="warning" title={t.offlineTitle}>
					<p>{t.offline}</p>
				</Notice>
			)}
			{online && hasFailed && (
				<Notice type="warning" title={t.syncFailed}>
					<p>{isAsking ? t.estimating : toMessage(state.error)}</p>
					<Button variant="secondary" busy={isAsking} onClick={onRetry}>
						{t.retry}
					</Button>
				</Notice>
			)}
		</LiveRegion>
	);
}
