import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './purchase.module.css';

interface PriceNoteProps {
	type: ProductPageData['type'];
	untaxed: boolean | undefined;
}

/** Whether VAT is in the price and delivery is not (rule 5.24; § 6 PAngV). */
export function PriceNote({ type, untaxed = false }: PriceNoteProps) {
	const t = useMessages(productMessages);
	const path = shopPagePath(useShop().storeView, 'delivery');
	const isShipped = type !== 'virtual' && type !== 'downloadable';
	if (untaxed && !isShipped) return null;
	return (
		<p className={styles.note}>
			{!untaxed && t.taxIncluded}
			{!untaxed && isShipped && ', '}
			{isShipped && (path ? <Link to={path}>{t.deliveryExtra}</Link> : t.deliveryExtra)}
		</p>
	);
}
