import { startCart } from '@pasaz/kernel/stores/cart';
import { startUser } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import styles from './root.module.css';
import { Toasts } from './toasts.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** Around every layout: what outlives a page. Personal state starts here, after hydration, never on the server. */
export function Root() {
	useDocumentTitle();
	useEffect(() => {
		startCart();
		startUser();
	}, []);
	const isLoading = useNavigation().state === 'loading';
	return (
		<>
			<div className={styles.progress} data-active={isLoading} aria-hidden="true" />
			<Outlet />
			<Toasts />
			<ScrollRestoration />
		</>
	);
}
