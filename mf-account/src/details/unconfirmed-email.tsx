import { useShop } from '@pasaz/kernel/composition/shop';
import { userVerifyEmail } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { useReportedTask } from '@pasaz/ui-kit/use-reported-task';
import { accountMessages } from '../messages/account.ts';

/** Says that nobody has shown yet that the account's address is theirs, and has another link mailed to it (rule 17.32). */
export function UnconfirmedEmail({ email }: { email: string }) {
	const t = useMessages(accountMessages);
	const { api } = useShop();
	const { busy, run } = useReportedTask();
	const send = async () => {
		await api.call(userVerifyEmail);
		notify({ type: 'success', message: t.linkOnItsWay({ email }) });
	};
	return (
		<Notice type="warning" title={t.emailUnconfirmed}>
			<p>{t.confirmByLink({ email })}</p>
			<Button variant="quiet" busy={busy} onClick={() => void run(send)}>
				{t.sendLinkAgain}
			</Button>
		</Notice>
	);
}
