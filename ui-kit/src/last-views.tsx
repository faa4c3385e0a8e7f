import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import styles from './last-views.module.css';

/** One row of the grid. */
const MAX_SHOWN = 4;

const recentlyViewed = lazyPart(
	async () => (await import(/* webpackChunkName: "later" */ './recently-viewed.tsx')).RecentlyViewed,
);

/** Fills the room below an empty list with the products that the shopper looked at last. */
export function LastViews() {
	const RecentlyViewed = useLazy(recentlyViewed);
	return (
		RecentlyViewed && (
			<div className={styles.views}>
				<RecentlyViewed most={MAX_SHOWN} />
			</div>
		)
	);
}
