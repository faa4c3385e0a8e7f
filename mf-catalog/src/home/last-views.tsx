import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';

/** Products of the home page's list `lastviews` (rule 7.4). */
const SHOWN = 8;

const recentlyViewed = lazyPart(async () => (await import('@pasaz/ui-kit/recently-viewed')).RecentlyViewed);

/** Stored on the device only, so rendered in the browser only. */
export function LastViews() {
	const RecentlyViewed = useLazy(recentlyViewed);
	return RecentlyViewed && <RecentlyViewed most={SHOWN} />;
}
