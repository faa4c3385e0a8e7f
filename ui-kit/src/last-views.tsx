import styles from './last-views.module.css';
import { useLater } from './use-later.tsx';

/** A row of the grid. */
const SHOWN = 4;

async function loadRecentlyViewed() {
	const { RecentlyViewed } = await import(/* webpackChunkName: "later" */ './recently-viewed.tsx');
	return RecentlyViewed;
}

/** Below an empty list, for whoever was at products already: what was looked at last, in line with the page. */
export function LastViews() {
	const RecentlyViewed = useLater(loadRecentlyViewed);
	return (
		RecentlyViewed && (
			<div className={styles.views}>
				<RecentlyViewed most={SHOWN} />
			</div>
		)
	);
}
