import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Link } from 'react-router';
import { showroomsMessages } from '../messages/showrooms.ts';
import type { ChosenShowroom } from './choose-showrooms.ts';
import { Directions } from './directions.tsx';
import { formatDistance } from './distance.ts';
import { OpenNow } from './open-now.tsx';
import styles from './showroom-card.module.css';

export function ShowroomCard({ showroom, distance }: ChosenShowroom) {
	const t = useMessages(showroomsMessages);
	const { storeView } = useShop();
	const { slug, name, street, postcode, city, services } = showroom;
	return (
		<li className={styles.card}>
			<h2 className={styles.name}>
				<Link to={pathTo('showroom', { showroom: slug })}>{name}</Link>
			</h2>
			<p>
				{street}, {postcode} {city}
			</p>
			{distance !== null && <p>{t.away({ distance: formatDistance(distance, storeView.i18n.defaultLocale) })}</p>}
			<OpenNow showroom={showroom} />
			<p className={styles.services}>{services.map((service) => t[service]).join(', ')}</p>
			<Directions showroom={showroom} />
		</li>
	);
}
