import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import styles from './last-views.module.css';

/** A row of the grid. */
const MAX_SHOWN = 4;

const recentlyViewed = lazyPart(
	async () => (await import(/* webpackChunkName: "later" */ './recently-viewed.tsx')).RecentlyViewed,
);

/** Below an empty list, for whoever was at products already: what was looked at last, in line with the page. */
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
