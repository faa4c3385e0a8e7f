import { useShop } from '@pasaz/kernel/composition/shop';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logOutEverywhere } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskAboutOrders } from '../account/use-ask-about-orders.ts';
import { deviceMessages } from '../messages/device.ts';

/** Ends the account's sessions on all devices. */
export function EverywhereButton() {
	const t = useMessages(deviceMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const ask = useAskAboutOrders();
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const leave = async () => {
		setBusy(true);
		try {
			await logOutEverywhere(api);
			notify({ type: 'success', message: t.loggedOutEverywhere });
			await navigate(pathTo('home'));
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button variant="quiet" busy={busy} onClick={() => void ask(leave)}>
			{t.logOutEverywhere}
		</Button>
	);
}
