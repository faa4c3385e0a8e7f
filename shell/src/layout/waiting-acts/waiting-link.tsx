import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link, useLocation } from 'react-router';
import { offlineMessages } from '../../messages/offline.ts';
import { $waitingCount } from './waiting-count.ts';
import styles from './waiting-link.module.css';

/** Pages that show what waits themselves. */
const SHOWN_THERE: readonly string[] = [PATHS.waiting, PATHS.checkout];

/** Leads to what waits to be sent, as long as something does. */
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
