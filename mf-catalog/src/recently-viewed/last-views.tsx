import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';

/** Products of the home page's list `lastviews` (rule 7.4). */
const MAX_SHOWN = 8;

/** In the chunk of the fragment, because one of its own would add its hash to the remote entry. */
const recentlyViewed = lazyPart(
	async () =>
		(await import(/* webpackChunkName: "__federation_expose_recently_viewed" */ './recently-viewed.tsx'))
			.RecentlyViewed,
);

/** Stored on the device only, so rendered in the browser only. */
export function LastViews() {
	const RecentlyViewed = useLazy(recentlyViewed);
	return RecentlyViewed && <RecentlyViewed max={MAX_SHOWN} />;
}
