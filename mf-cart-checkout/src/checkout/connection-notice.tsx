import { useStore } from '@nanostores/react';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { checkoutMessages } from '../messages/checkout.ts';
import type { QuoteState } from '../server-cart/quote.ts';

export function ConnectionNotice({ state, onRetry }: { state: QuoteState; onRetry: () => void }) {
	const t = useMessages(checkoutMessages);
	const toMessage = useErrorMessage();
	const online = useStore($online);
	if (!online) {
		return (
			<Notice type="warning" role="status" title={t.offlineTitle}>
				<p>{t.offline}</p>
			</Notice>
		);
	}
	if (state.status !== 'failed') return null;
	return (
		<Notice type="warning" role="status" title={t.syncFailed}>
			<p>{toMessage(state.error)}</p>
			<Button variant="secondary" onClick={onRetry}>
				{t.retry}
			</Button>
		</Notice>
	);
}
