import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { useOpened } from '../product/use-opened.ts';
import styles from './showroom-stock-link.module.css';

const showroomStock = lazyPart(
	async () => (await import(/* webpackChunkName: "later" */ './showroom-stock.tsx')).ShowroomStock,
);

/** Opens what showrooms have of the product; leads to the list of showrooms when that cannot be loaded. */
export function ShowroomStockLink({ product, choice }: { product: ProductPageData; choice: Choice }) {
	const t = useMessages(productMessages);
	const { storeView } = useShop();
	const { Part: Stock, open, close } = useOpened(showroomStock);
	const hasShelves = product.type === 'simple' || product.type === 'configurable';
	if (!storeView.showrooms || !hasShelves) return null;
	return (
		<>
			<p className={styles.link}>
				<Link to={PATHS.showrooms} onClick={(event) => void open(event)}>
					{t.inShowrooms}
				</Link>
			</p>
			{Stock && <Stock product={product} choice={choice} onClose={close} />}
		</>
	);
}
