import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';

/** Products of the home page's list `lastviews` (rule 7.4). */
const SHOWN = 8;

const recentlyViewed = lazyPart(async () => (await import('@pasaz/ui-kit/recently-viewed')).RecentlyViewed);

/** What this device has looked at; the server knows nothing of it. */
export function LastViews() {
	const RecentlyViewed = useLazy(recentlyViewed);
	return RecentlyViewed && <RecentlyViewed most={SHOWN} />;
}
