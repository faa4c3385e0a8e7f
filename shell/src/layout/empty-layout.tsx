import { Outlet } from 'react-router';
import styles from './layout.module.css';

/** Nothing around the page: for views that are shown within something else, or on paper. */
export function EmptyLayout() {
	return (
		<main id="content" className={styles.main} tabIndex={-1}>
			<Outlet />
		</main>
	);
}
