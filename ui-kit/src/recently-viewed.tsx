import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $recentlyViewed, startRecentlyViewed } from '@pasaz/kernel/stores/recently-viewed';
import { useEffect, useId } from 'react';
import { recentlyViewedMessages } from './messages/recently-viewed.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './recently-viewed.module.css';

interface RecentlyViewedProps {
	/** Most products to show. */
	most: number;
	/** The product whose page this is. */
	withoutSku?: string;
}

/** What this device has looked at last; nothing where that is nothing. Fetch it as a `lazyPart`. */
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
