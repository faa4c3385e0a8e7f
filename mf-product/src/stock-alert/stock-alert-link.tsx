import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { Choice } from '../product/choice.ts';
import type { PageVariant, ProductPageData } from '../product/product-page-data.ts';
import { useOpened } from '../product/use-opened.ts';
import styles from './stock-alert-link.module.css';

/** In the chunk of the review form: both need react-hook-form, and a chunk of its own would add its hash to the remote entry. */
const stockAlert = lazyPart(
	async () => (await import(/* webpackChunkName: "__federation_expose_review_form" */ './stock-alert.tsx')).StockAlert,
);

/** Whether a variant of the shown colour is sold out; the dialog lists which. */
function isAnySoldOut({ attributes, variants, isInStock, set, group }: ProductPageData, { shown }: Choice): boolean {
	const [first] = attributes;
	if (!first) return !isInStock && set.length === 0 && !group;
	const isShownColour = ({ options }: PageVariant) =>
		attributes.length === 1 || options[first.code] === shown?.options[first.code];
	return variants.some((variant) => !variant.isInStock && isShownColour(variant));
}

/** Opens the stock alert; leads to the contact page when the dialog cannot be loaded. */
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
