import { useMessages } from '@pasaz/kernel/i18n/messages';
import { deviceMessages } from '../messages/device.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadButton } from './download-button.tsx';
import { EverywhereButton } from './everywhere-button.tsx';
import { ForgetButton } from './forget-button.tsx';
import styles from './security-section.module.css';

export function SecuritySection() {
	const t = useMessages(deviceMessages);
	return (
		<section>
			<h2 className={styles.title}>{t.title}</h2>
			<div className={styles.actions}>
				<EverywhereButton />
				<ForgetButton />
				<DownloadButton />
				<DeleteAccount />
			</div>
		</section>
	);
}
