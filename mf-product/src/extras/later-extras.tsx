import { useLater } from '@pasaz/ui-kit/use-later';
import styles from './later-extras.module.css';

/** A row of the grid. */
const SHOWN = 4;

async function loadRecentlyViewed() {
	const { RecentlyViewed } = await import(/* webpackChunkName: "later" */ '@pasaz/ui-kit/recently-viewed');
	return RecentlyViewed;
}

async function loadReviews() {
	const { Reviews } = await import(/* webpackChunkName: "later" */ '../reviews/reviews.tsx');
	return Reviews;
}

/** Holds the room of what comes later, so that nothing moves. */
export function LaterReviews({ productId }: { productId: number }) {
	const Reviews = useLater(loadReviews);
	return <div className={styles.reviews}>{Reviews && <Reviews productId={productId} />}</div>;
}

export function LaterViews({ sku }: { sku: string }) {
	const RecentlyViewed = useLater(loadRecentlyViewed);
	return RecentlyViewed && <RecentlyViewed most={SHOWN} withoutSku={sku} />;
}
