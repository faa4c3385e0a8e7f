import { useStore } from '@nanostores/react';
import { reloadWhenForgotten } from '@pasaz/kernel/device/storage/forgotten';
import { startCart } from '@pasaz/kernel/stores/cart';
import { startUser } from '@pasaz/kernel/stores/user';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';
import { consentPanel } from '../statistics/start-statistics.ts';
import { ANNOUNCER } from './announcer.ts';
import { noteFirstPage } from './first-page.ts';
import { LazyAnnouncements } from './lazy-overlays.tsx';
import { notePageMade } from './page-as-left.ts';
import styles from './root.module.css';
import { nameEntry, positionKey, SCROLL_POSITIONS } from './scroll-positions.ts';
import { Services } from './services.tsx';
import { noteShownPage } from './shown-page.ts';
import { waitingLink } from './waiting-acts/lazy-waiting-link.ts';

/** Lays out a page as a whole where the router scrolls into its middle (decision 62), but not the first; it stands before what scrolls. */
function LayoutWhole() {
	const location = useLocation();
	const action = useNavigationType();
	const first = useRef(location);
	useLayoutEffect(() => {
		if (location === first.current) return;
		document.documentElement.toggleAttribute('data-step', action === 'POP' || location.hash !== '');
	}, [location, action]);
	return null;
}

function Scrolling() {
	const location = useLocation();
	useInsertionEffect(() => notePageMade(location), [location]);
	useLayoutEffect(() => nameEntry(location), [location]);
	useEffect(noteShownPage, [location]);
	return <ScrollRestoration getKey={positionKey} storageKey={SCROLL_POSITIONS} />;
}

/** Holds everything that outlives a page. Personal state starts after hydration and never on the server. */
export function Root() {
	useEffect(() => {
		startCart();
		startUser();
		reloadWhenForgotten();
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
			<LayoutWhole />
			<Scrolling />
		</>
	);
}
