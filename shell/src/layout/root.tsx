import { useStore } from '@nanostores/react';
import { startCart } from '@pasaz/kernel/stores/cart';
import { startUser } from '@pasaz/kernel/stores/user';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { consentPanel } from '../statistics/start-statistics.ts';
import { ANNOUNCER } from './announcer.ts';
import { noteFirstPage } from './first-page.ts';
import { LazyAnnouncements } from './lazy-overlays.tsx';
import styles from './root.module.css';
import { SCROLL_POSITIONS } from './scroll-positions.ts';
import { Services } from './services.tsx';
import { waitingLink } from './waiting-acts/lazy-waiting-link.ts';

/** Holds everything that outlives a page. Personal state starts after hydration and never on the server. */
export function Root() {
	useEffect(() => {
		startCart();
		startUser();
		// this is the last effect of the first page
		noteFirstPage();
	}, []);
	const ConsentPanel = useStore(consentPanel.$loaded);
	const WaitingLink = useStore(waitingLink.$loaded);
	const isLoading = useNavigation().state === 'loading';
	return (
		<>
			<div className={styles.progress} data-active={isLoading} aria-hidden="true" />
			<VisuallyHidden>
				<span id={ANNOUNCER} role="status" />
			</VisuallyHidden>
			<Outlet />
			<LazyAnnouncements />
			<Services />
			{ConsentPanel && <ConsentPanel />}
			{WaitingLink && <WaitingLink />}
			<ScrollRestoration storageKey={SCROLL_POSITIONS} />
		</>
	);
}
