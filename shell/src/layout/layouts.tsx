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

function SkipLink() {
	const t = useMessages(layoutMessages);
	return (
		<a className={styles.skip} href="#content">
			{t.skip}
		</a>
	);
}

function Content() {
	return (
		<main id="content" className={styles.main} tabIndex={-1}>
			<Outlet />
		</main>
	);
}

export function DefaultLayout() {
	const { menu, promo, footer } = useLoaderData<Frame>();
	return (
		<>
			<SkipLink />
			{promo && <PromoBar {...promo} />}
			<Header menu={menu} />
			<Content />
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
			<SkipLink />
			<header className={styles.minimalHeader}>
				<Link className={styles.logo} to={PATHS.home}>
					{storeView.seo.siteName}
				</Link>
				<Link to={PATHS.home}>{t.backToShop}</Link>
			</header>
			<Content />
		</>
	);
}

/** For pages inside something else, or on paper. */
export function EmptyLayout() {
	return <Content />;
}
