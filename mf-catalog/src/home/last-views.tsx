import { useLater } from '@pasaz/ui-kit/use-later';

/** Products of the home page's list `lastviews` (rule 7.4). */
const SHOWN = 8;

async function loadRecentlyViewed() {
	const { RecentlyViewed } = await import('@pasaz/ui-kit/recently-viewed');
	return RecentlyViewed;
}

/** What this device has looked at; the server knows nothing of it. */
export function LastViews() {
	const RecentlyViewed = useLater(loadRecentlyViewed);
	return RecentlyViewed && <RecentlyViewed most={SHOWN} />;
}
