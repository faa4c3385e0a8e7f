import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { showroomsMessages } from '../messages/showrooms.ts';
import { formatDay, formatWeekday } from './format-day.ts';
import styles from './hours-table.module.css';
import type { LoadedShowroom } from './load-showroom.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

interface Line {
	day: string;
	hours: readonly { from: string; to: string }[];
}

function Lines({ lines }: { lines: readonly Line[] }) {
	const t = useMessages(showroomsMessages);
	return (
		<dl className={styles.hours}>
			{lines.map(({ day, hours }) => (
				<div key={day}>
					<dt>{day}</dt>
					<dd>{hours.map(({ from, to }) => `${from}–${to}`).join(', ') || t.closed}</dd>
				</div>
			))}
		</dl>
	);
}

export function HoursTable({ showroom, specialDays }: LoadedShowroom) {
	const t = useMessages(showroomsMessages);
	const { defaultLocale } = useShop().storeView.i18n;
	const week = WEEK.map((day) => ({
		day: formatWeekday(day, defaultLocale),
		hours: showroom.hours.filter((one) => one.day === day),
	}));
	const special = specialDays.map(({ date, hours }) => ({ day: formatDay(date, defaultLocale), hours }));
	return (
		<>
			<Lines lines={week} />
			{special.length > 0 && (
				<section>
					<h3>{t.specialDays}</h3>
					<Lines lines={special} />
				</section>
			)}
		</>
	);
}
