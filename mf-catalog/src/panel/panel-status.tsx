import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { timeOf } from '@pasaz/kernel/i18n/time-of';
import { searchMessages } from '../messages/search.ts';
import styles from './search-box.module.css';
import type { Suggested } from './suggestion.ts';

export function PanelStatus({ status, suggestions, keptAt }: Suggested) {
	const t = useMessages(searchMessages);
	const { language } = useShop().translator;
	const texts = {
		idle: '',
		searching: t.searching,
		ready: suggestions.length > 0 ? t.found(suggestions.length) : t.noneFound,
		offline: t.offline,
		failed: t.failed,
	};
	return (
		<p className={styles.status} role="status">
			{keptAt ? t.onDevice({ time: timeOf(keptAt, language) }) : texts[status]}
		</p>
	);
}
