import { useShop } from '@pasaz/kernel/composition/shop';
import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { showroomsMessages } from '../messages/showrooms.ts';
import { formatDay } from './format-day.ts';
import styles from './open-now.module.css';
import { localMoment, type Opening, openingAt } from './opening.ts';
import { useNow } from './use-now.ts';

function useOpeningText() {
	const t = useMessages(showroomsMessages);
	const { storeView } = useShop();
	return (opening: Opening) => {
		if (opening.state === 'open') return t.openUntil({ time: opening.until });
		if (!opening.opens) return t.closedNow;
		const { date, isToday, time } = opening.opens;
		return isToday ? t.opensToday({ time }) : t.opensOn({ day: formatDay(date, storeView.i18n.defaultLocale), time });
	};
}

/** Says whether a showroom is open at this minute, in its own time zone. */
export function OpenNow({ showroom }: { showroom: Showroom }) {
	const now = useNow();
	const textOf = useOpeningText();
	const opening = now && openingAt(showroom, localMoment(now, showroom.timeZone));
	return (
		<p className={styles.opening} data-state={opening?.state}>
			{opening && textOf(opening)}
		</p>
	);
}
