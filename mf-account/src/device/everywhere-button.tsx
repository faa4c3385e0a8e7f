import { useShop } from '@pasaz/kernel/composition/shop';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logOutEverywhere } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
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
	const leave = async () => {
		// leave first: this page would send a guest to the login
		await navigate(pathTo('home'));
		try {
			await logOutEverywhere(api);
			notify({ type: 'success', message: t.loggedOutEverywhere });
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		}
	};
	return (
		<Button variant="quiet" onClick={() => void ask(leave)}>
			{t.logOutEverywhere}
		</Button>
	);
}
