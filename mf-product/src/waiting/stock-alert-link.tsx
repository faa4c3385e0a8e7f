import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { useOpened } from '@pasaz/ui-kit/use-opened';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import type { Choice } from '../variants/choice.ts';

async function loadAlert() {
	const { StockAlert } = await import(/* webpackChunkName: "later" */ './stock-alert.tsx');
	return StockAlert;
}

/** Whether anything can be waited for; what it is, the dialog finds out. */
function isAnySoldOut({ attributes, variants, isInStock }: ProductPageData): boolean {
	return attributes.length > 0 ? variants.some((variant) => !variant.isInStock) : !isInStock;
}

/** Offers to tell when something is back; where that cannot be had, the shop can be asked. */
export function StockAlertLink({ product, choice }: { product: ProductPageData; choice: Choice }) {
	const t = useMessages(productMessages);
	const { Part: Alert, open, close } = useOpened(loadAlert);
	if (!isAnySoldOut(product)) return null;
	return (
		<p>
			<Link to={PATHS.contact} onClick={(event) => void open(event)}>
				{t.waitFor}
			</Link>
			{Alert && <Alert product={product} choice={choice} onClose={close} />}
		</p>
	);
}
