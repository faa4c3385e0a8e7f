import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS, pathInStore } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { Link, useLocation } from 'react-router';
import { offlineMessages } from '../../messages/offline.ts';
import { localName } from '../language/local-name.ts';
import { $waitingCount } from './waiting-count.ts';
import { waitingElsewhere } from './waiting-elsewhere.ts';
import styles from './waiting-link.module.css';

const SHOWN_THERE: readonly string[] = [PATHS.waiting, PATHS.checkout];

/** Only where nothing waits here: one after the other. */
function ElsewhereLink() {
	const t = useMessages(offlineMessages);
	const shop = useShop();
	useStore($user);
	const elsewhere = waitingElsewhere(shop);
	if (!elsewhere) return null;
	return (
		<a href={pathInStore(PATHS.waiting, elsewhere)} className={styles.link}>
			{t.waitingElsewhere({ store: localName(elsewhere.locale, 'language') })}
		</a>
	);
}

export function WaitingLink() {
	const t = useMessages(offlineMessages);
	const count = useStore($waitingCount);
	const { pathname } = useLocation();
	if (count === 0) return <ElsewhereLink />;
	if (SHOWN_THERE.includes(pathname)) return null;
	return (
		<Link to={PATHS.waiting} className={styles.link}>
			{t.waiting({ number: count })}
		</Link>
	);
}
