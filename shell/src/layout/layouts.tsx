import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link, Outlet, useLoaderData } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { Footer } from './footer.tsx';
import type { Frame } from './frame.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LazyOverlays } from './lazy-overlays.tsx';
import { PromoBar } from './promo-bar.tsx';

export function DefaultLayout() {
	const t = useMessages(layoutMessages);
	const { menu, promo, footer } = useLoaderData<Frame>();
	return (
		<>
			<a className={styles.skip} href="#content">
				{t.skip}
			</a>
			{promo && <PromoBar {...promo} />}
			<Header menu={menu} />
			<main id="content" className={styles.main} tabIndex={-1}>
				<Outlet />
			</main>
			<Footer lists={footer} />
			<LazyOverlays menu={menu} />
		</>
	);
}

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

/** For pages inside something else, or on paper. */
export function EmptyLayout() {
	return (
		<main id="content" className={styles.main} tabIndex={-1}>
			<Outlet />
		</main>
	);
}
