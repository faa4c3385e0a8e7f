import { useLater } from '@pasaz/ui-kit/use-later';
import styles from './last-views.module.css';

const SHOWN = 4;

async function loadRecentlyViewed() {
	const { RecentlyViewed } = await import(/* webpackChunkName: "later" */ '@pasaz/ui-kit/recently-viewed');
	return RecentlyViewed;
}

/** What a shopper without wishes has looked at already. */
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
