import { useLater } from '@pasaz/ui-kit/use-later';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './product-tools.module.css';

/** A row of the grid. */
const SHOWN = 4;

async function loadTools() {
	const { ProductTools } = await import('./product-tools.tsx');
	return ProductTools;
}

async function loadRecentlyViewed() {
	const { RecentlyViewed } = await import('@pasaz/ui-kit/recently-viewed');
	return RecentlyViewed;
}

/** Holds the room of what comes later, so that nothing moves. */
export function LaterTools({ product }: { product: ProductPageData }) {
	const ProductTools = useLater(loadTools);
	return <div className={styles.tools}>{ProductTools && <ProductTools product={product} />}</div>;
}

export function LaterViews({ sku }: { sku: string }) {
	const RecentlyViewed = useLater(loadRecentlyViewed);
	return RecentlyViewed && <RecentlyViewed most={SHOWN} withoutSku={sku} />;
}
