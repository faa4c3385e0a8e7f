import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import { laterMessages } from '../../messages/later.ts';
import type { ProductPageData } from '../../product/product-page-data.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import styles from './below.module.css';

const ROW = 4;
/** What a device has seen, and the first review of all, are no part of a page that is kept for everybody. */
const isLive = typeof document !== 'undefined';

/** What is below a product: what goes with it, what shoppers think of it, and in the browser what this one looked at before. */
export function Below({ product }: { product: ProductPageData }) {
	const t = useMessages(laterMessages);
	return (
		<>
			{product.related.tiles.length > 0 && (
				<section className={styles.related} aria-labelledby="related">
					<h2 className={styles.title} id="related">
						{t[product.related.kind]}
					</h2>
					<ProductGrid tiles={product.related.tiles} />
				</section>
			)}
			<div className={styles.reviews}>{(isLive || product.reviewSummary) && <Reviews product={product} />}</div>
			{isLive && (
				<Fragment name="mf_catalog/recently-viewed" props={{ max: ROW, withoutSku: product.sku }} fallback={null} />
			)}
		</>
	);
}
