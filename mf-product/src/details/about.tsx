import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatWholePrice } from '@pasaz/ui-kit/price';
import { aboutMessages } from '../messages/about.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './about.module.css';
import { Details } from './details.tsx';

/** Icons: a van and an arrow that turns back. */
const DELIVERY =
	'M1.5 5h10v9h-10zM11.5 8h4l3 3v3h-7M5.5 16.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm9 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z';
const RETURNS = 'M7 3.5 3.5 7 7 10.5M3.5 7h8.25a4.75 4.75 0 1 1 0 9.5H6';

function Promised({ icon, text }: { icon: string; text: string }) {
	return (
		<li className={styles.promise}>
			<svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
				<path d={icon} />
			</svg>
			{text}
		</li>
	);
}

/** Delivery and returns, description and attributes. */
export function About({ product }: { product: ProductPageData }) {
	const t = useMessages(aboutMessages);
	const { shipping, i18n } = useShop().storeView;
	return (
		<>
			<ul className={styles.promises}>
				<Promised icon={DELIVERY} text={t.delivery({ free: formatWholePrice(shipping.freeFrom, i18n.currencyCode) })} />
				<Promised icon={RETURNS} text={t.returns} />
			</ul>
			<Details
				sku={product.sku}
				description={product.description}
				lang={product.descriptionLang}
				details={product.details}
			/>
		</>
	);
}
