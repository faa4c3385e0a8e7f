import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $recentlyViewed, startRecentlyViewed } from '@pasaz/kernel/stores/recently-viewed';
import { useEffect, useId } from 'react';
import { recentlyViewedMessages } from './messages/recently-viewed.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './recently-viewed.module.css';

interface RecentlyViewedProps {
	/** Maximum number of products. */
	most: number;
	/** Leaves out the product whose page this is. */
	withoutSku?: string;
}

/** Shows the products that this device looked at last, if there are any. Load it as a `lazyPart`. */
export function RecentlyViewed({ most, withoutSku }: RecentlyViewedProps) {
	const t = useMessages(recentlyViewedMessages);
	const id = useId();
	const products = useStore($recentlyViewed, { ssr: 'initial' });
	useEffect(startRecentlyViewed, []);
	const shown = products.filter(({ sku }) => sku !== withoutSku).slice(0, most);
	if (shown.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 className={styles.title} id={id}>
				{t.title}
			</h2>
			<ProductGrid tiles={shown} />
		</section>
	);
}
