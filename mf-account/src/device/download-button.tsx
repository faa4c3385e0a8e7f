import { useShop } from '@pasaz/kernel/composition/shop';
import { userExport } from '@pasaz/kernel/contract/user';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { deviceMessages } from '../messages/device.ts';

function saveFile(name: string, content: unknown): void {
	const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, '\t')], { type: 'application/json' }));
	Object.assign(document.createElement('a'), { href: url, download: name }).click();
	// the browser reads it after the click
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads all that the shop keeps of the account (rule 17.24). */
export function DownloadButton() {
	const t = useMessages(deviceMessages);
	const words = useErrorMessage();
	const { api } = useShop();
	const [isBusy, setBusy] = useState(false);
	const download = async () => {
		setBusy(true);
		try {
			saveFile(`${t.dataFile}.json`, await api.call(userExport));
		} catch (error) {
			notify({ type: 'error', message: words(error) });
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
