import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link, Outlet } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import styles from './layout.module.css';

/** For pages that ask for full attention: checkout, registration, passwords. */
export function MinimalLayout() {
	const t = useMessages(layoutMessages);
	const { storeView } = useShop();
	return (
		<>
			<a className={styles.skip} href="#content">
				{t.skip}
			</a>
			<header className={styles.minimalHeader}>
				<Link className={styles.logo} to={PATHS.home}>
					{storeView.seo.siteName}
				</Link>
				<Link to={PATHS.home}>{t.backToShop}</Link>
			</header>
			<main id="content" className={styles.main} tabIndex={-1}>
				<Outlet />
			</main>
		</>
	);
}
