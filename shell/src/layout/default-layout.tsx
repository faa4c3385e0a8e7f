import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Outlet, useLoaderData } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LaterOverlays } from './later-parts.tsx';
import styles from './layout.module.css';
import type { Menu } from './menu.ts';

/** Header with menu, the page, footer, overlays. */
export function DefaultLayout() {
	const t = useMessages(layoutMessages);
	const menu = useLoaderData<Menu>();
	return (
		<>
			<a className={styles.skip} href="#content">
				{t.skip}
			</a>
			<Header menu={menu} />
			<main id="content" className={styles.main} tabIndex={-1}>
				<Outlet />
			</main>
			<Footer />
			<LaterOverlays menu={menu} />
		</>
	);
}
