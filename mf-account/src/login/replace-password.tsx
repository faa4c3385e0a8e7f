import { useShop } from '@pasaz/kernel/composition/shop';
import { userForceChangePassword } from '@pasaz/kernel/contract/user';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { LiveRegion } from '@pasaz/ui-kit/live-region';
import { Notice } from '@pasaz/ui-kit/notice';
import { useState } from 'react';
import { passwordMessages } from '../messages/password.ts';

type Status = { is: 'asked' | 'sending' | 'sent' } | { is: 'failed'; reason: string };

/** The way on for a shopper whose password the shop has given up: a link by mail (rule 17.25). */
export function ReplacePassword({ email }: { email: string }) {
	const t = useMessages(passwordMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const [status, setStatus] = useState<Status>({ is: 'asked' });
	const send = async () => {
		setStatus({ is: 'sending' });
		try {
			await api.call(userForceChangePassword, { body: { email } });
			setStatus({ is: 'sent' });
		} catch (error) {
			setStatus({ is: 'failed', reason: toMessage(error) });
		}
	};
	return (
		<>
			<Notice type="warning" role="alert" title={t.givenUpTitle}>
				<p>{t.givenUpText}</p>
				<Button variant="secondary" busy={status.is === 'sending'} onClick={() => void send()}>
					{t.sendLink}
				</Button>
			</Notice>
			{status.is === 'failed' && <Notice type="error">{status.reason}</Notice>}
			<LiveRegion>
				{status.is === 'sent' && (
					<Notice type="success" title={t.sentTitle}>
						<p>{t.sentText({ email })}</p>
					</Notice>
				)}
			</LiveRegion>
		</>
	);
}
