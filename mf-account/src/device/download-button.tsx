import { useShop } from '@pasaz/kernel/composition/shop';
import { userExport } from '@pasaz/kernel/contract/user';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { saveFile } from '@pasaz/ui-kit/save-file';
import { useState } from 'react';
import { deviceMessages } from '../messages/device.ts';

/** Downloads all that the shop keeps of the account (rule 17.24). */
export function DownloadButton() {
	const t = useMessages(deviceMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const [isBusy, setBusy] = useState(false);
	const download = async () => {
		setBusy(true);
		try {
			const content = JSON.stringify(await api.call(userExport), null, '\t');
			saveFile(new File([content], `${t.dataFile}.json`, { type: 'application/json' }));
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button variant="quiet" busy={isBusy} onClick={() => void download()}>
			{t.downloadData}
		</Button>
	);
}
