import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { Choice } from '../product/choice.ts';
import type { PageVariant, ProductPageData } from '../product/product-page-data.ts';
import { useOpened } from '../product/use-opened.ts';
import styles from './stock-alert-link.module.css';

/** In one file with the other form: react-hook-form comes with both. */
const stockAlert = lazyPart(
	async () => (await import(/* webpackChunkName: "__federation_expose_review_form" */ './stock-alert.tsx')).StockAlert,
);

/** Whether anything can be waited for of what is shown, e.g. of its colour; what it is, the dialog finds out. */
function isAnySoldOut({ attributes, variants, isInStock, set }: ProductPageData, { shown }: Choice): boolean {
	const [first] = attributes;
	if (!first) return !isInStock && set.length === 0;
	const isAlike = ({ options }: PageVariant) =>
		attributes.length === 1 || options[first.code] === shown?.options[first.code];
	return variants.some((variant) => !variant.isInStock && isAlike(variant));
}

/** Offers to tell when something is back; where that cannot be had, the shop can be asked. */
export function StockAlertLink({ product, choice }: { product: ProductPageData; choice: Choice }) {
	const t = useMessages(productMessages);
	const { Part: Alert, open, close } = useOpened(stockAlert);
	if (!isAnySoldOut(product, choice)) return null;
	const isOfSizes = product.attributes.some(({ code }) => code === 'size') && product.isInStock;
	return (
		<p className={styles.link}>
			<Link to={PATHS.contact} onClick={(event) => void open(event)}>
				{isOfSizes ? t.waitForSize : t.waitFor}
			</Link>
			{Alert && <Alert product={product} choice={choice} onClose={close} />}
		</p>
	);
}
