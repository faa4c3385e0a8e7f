import { useShop } from '@pasaz/kernel/composition/shop';
import { userVerifyEmail } from '@pasaz/kernel/contract/user';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { useState } from 'react';
import { accountMessages } from '../messages/account.ts';

/** Says that nobody has shown yet that the account's address is theirs, and has another link mailed to it (rule 17.32). */
export function UnconfirmedEmail({ email }: { email: string }) {
	const t = useMessages(accountMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const [isBusy, setBusy] = useState(false);
	const send = async () => {
		setBusy(true);
		try {
			await api.call(userVerifyEmail);
			notify({ type: 'success', message: t.linkOnItsWay({ email }) });
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Notice type="warning" title={t.emailUnconfirmed}>
			<p>{t.confirmByLink({ email })}</p>
			<Button variant="quiet" busy={isBusy} onClick={() => void send()}>
				{t.sendLinkAgain}
			</Button>
		</Notice>
	);
}
