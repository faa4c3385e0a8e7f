import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link, useLocation } from 'react-router';
import { offlineMessages } from '../../messages/offline.ts';
import { $waitingCount } from './waiting-count.ts';
import styles from './waiting-link.module.css';

const SHOWN_THERE: readonly string[] = [PATHS.waiting, PATHS.checkout];

export function WaitingLink() {
	const t = useMessages(offlineMessages);
	const count = useStore($waitingCount);
	const { pathname } = useLocation();
	if (count === 0 || SHOWN_THERE.includes(pathname)) return null;
	return (
		<Link to={PATHS.waiting} className={styles.link}>
			{t.waiting({ number: count })}
		</Link>
	);
}
