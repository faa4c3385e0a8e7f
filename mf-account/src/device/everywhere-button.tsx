import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logOutEverywhere } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useReportedTask } from '@pasaz/ui-kit/use-reported-task';
import { useNavigate } from 'react-router';
import { useAskAboutOrders } from '../account/use-ask-about-orders.ts';
import { deviceMessages } from '../messages/device.ts';

/** Ends the account's sessions on all devices. */
export function EverywhereButton() {
	const t = useMessages(deviceMessages);
	const { api } = useShop();
	const ask = useAskAboutOrders();
	const navigate = useNavigate();
	const { busy, run } = useReportedTask();
	const leave = async () => {
		await logOutEverywhere(api);
		notify({ type: 'success', message: t.loggedOutEverywhere });
		await navigate(pathTo('home'));
	};
	return (
		<Button variant="quiet" busy={busy} onClick={() => void ask(() => run(leave))}>
			{t.logOutEverywhere}
		</Button>
	);
}
