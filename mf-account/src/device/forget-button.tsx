import { useShop } from '@pasaz/kernel/composition/shop';
import { forgetDevice } from '@pasaz/kernel/device/storage/forget-device';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logOut } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { confirm } from '@pasaz/kernel/stores/confirmation';
import { Button } from '@pasaz/ui-kit/button';
import { useHref } from 'react-router';
import { deviceMessages } from '../messages/device.ts';

/** Removes all that the shop keeps on this device, also of a guest (rule 21.15). */
export function ForgetButton() {
	const t = useMessages(deviceMessages);
	const { api } = useShop();
	const home = useHref(pathTo('home'));
	const forgetAll = async () => {
		await logOut(api);
		await forgetDevice();
		// this document still has what was removed, and would store it again
		location.assign(home);
	};
	const ask = () => {
		const actions = [
			{ label: t.forget, run: () => void forgetAll() },
			{ label: t.keep, run: () => undefined },
		];
		confirm({ title: t.forgetTitle, body: t.forgetText, actions });
	};
	return (
		<Button variant="quiet" onClick={ask}>
			{t.forgetDevice}
		</Button>
	);
}
