import { useShop } from '@pasaz/kernel/composition/shop';
import { userExport } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { saveFile } from '@pasaz/ui-kit/save-file';
import { useReportedTask } from '@pasaz/ui-kit/use-reported-task';
import { deviceMessages } from '../messages/device.ts';

/** Downloads all that the shop keeps of the account (rule 17.24). */
export function DownloadButton() {
	const t = useMessages(deviceMessages);
	const { api } = useShop();
	const { busy, run } = useReportedTask();
	const download = async () => {
		const content = JSON.stringify(await api.call(userExport), null, '\t');
		saveFile(new File([content], `${t.dataFile}.json`, { type: 'application/json' }));
	};
	return (
		<Button variant="quiet" busy={busy} onClick={() => void run(download)}>
			{t.downloadData}
		</Button>
	);
}
