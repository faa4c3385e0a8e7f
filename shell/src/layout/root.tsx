import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { startCart } from '@pasaz/kernel/stores/cart';
import { setStoreView } from '@pasaz/kernel/stores/store-view';
import { startUser } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { ANNOUNCER } from '../client/announcer.ts';
import { SCROLL_POSITIONS } from '../client/scroll-positions.ts';
import { consentPanel } from '../statistics/start-statistics.ts';
import { LaterParts } from './later-parts.tsx';
import styles from './root.module.css';

/** Around every layout: what outlives a page. Personal state starts here, after hydration, never on the server. */
export function Root() {
	const { storeView } = useShop();
	useEffect(() => setStoreView(storeView), [storeView]);
	useEffect(() => {
		startCart();
		startUser();
		// the last effect of the first page: taps from before it can be done now (see `render/start-client`)
		document.documentElement.dataset.live = '';
	}, []);
	const ConsentPanel = useStore(consentPanel.$loaded);
	const isLoading = useNavigation().state === 'loading';
	return (
		<>
			<div className={styles.progress} data-active={isLoading} aria-hidden="true" />
			<p id={ANNOUNCER} className={styles.announcer} role="status" />
			<Outlet />
			<LaterParts />
			{ConsentPanel && <ConsentPanel />}
			<ScrollRestoration storageKey={SCROLL_POSITIONS} />
		</>
	);
}
