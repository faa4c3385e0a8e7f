import { useStore } from '@nanostores/react';
import { useFreshTiles } from '@pasaz/kernel/composition/use-fresh-tiles';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $recentlyViewed, startRecentlyViewed } from '@pasaz/kernel/stores/recently-viewed';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import { useEffect, useId } from 'react';
import { recentlyViewedMessages } from '../messages/recently-viewed.ts';
import styles from './recently-viewed.module.css';

export function RecentlyViewed({ max, withoutSku }: Fragments['mf_catalog/recently-viewed']) {
	const t = useMessages(recentlyViewedMessages);
	const id = useId();
	const products = useStore($recentlyViewed, { ssr: 'initial' });
	useEffect(startRecentlyViewed, []);
	const { tiles: shown, isStale } = useFreshTiles(products.filter(({ sku }) => sku !== withoutSku).slice(0, max));
	if (shown.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 className={styles.title} id={id}>
				{t.title}
			</h2>
			{isStale && <p>{t.stale}</p>}
			<ProductGrid tiles={shown} />
		</section>
	);
}
