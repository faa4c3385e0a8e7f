import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $compare, startCompare } from '@pasaz/kernel/stores/compare';
import { openOverlay } from '@pasaz/kernel/stores/overlays';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { layoutMessages } from '../../messages/layout.ts';
import { AccountLink } from '../account-link.tsx';
import styles from './side-menu.module.css';

export function ShopLinks({ onLeave }: { onLeave: () => void }) {
	const t = useMessages(layoutMessages);
	const compared = useStore($compare).length;
	useEffect(startCompare, []);
	return (
		<ul className={styles.shopLinks}>
			<li>
				<AccountLink className={styles.entry} onClick={onLeave} />
			</li>
			<li>
				<Link className={styles.entry} to={PATHS.wishlist} onClick={onLeave}>
					{t.wishlist}
				</Link>
			</li>
			<li>
				<Link className={styles.entry} to={PATHS.compare} onClick={onLeave}>
					{compared > 0 ? `${t.compare} (${compared})` : t.compare}
				</Link>
			</li>
			<li>
				<button type="button" className={styles.entry} onClick={() => openOverlay('language-panel')}>
					{t.language}
				</button>
			</li>
		</ul>
	);
}
