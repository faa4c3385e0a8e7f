import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatWholePrice } from '@pasaz/ui-kit/price';
import type { ReactNode } from 'react';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import type { Choice } from '../variants/choice.ts';
import { useChooseLabel } from '../variants/choose-label.ts';
import { StockAlertLink } from '../waiting/stock-alert-link.tsx';
import { cartCandidate } from './cart-candidate.ts';
import styles from './purchase.module.css';

const LAST_PIECES = 3;

function StockNote({ isInStock, qty }: { isInStock: boolean; qty: number | null }) {
	const t = useMessages(productMessages);
	if (!isInStock) return <p className={styles.stock}>{t.soldOut}</p>;
	return qty !== null && qty <= LAST_PIECES ? <p className={styles.stock}>{t.lastPieces}</p> : null;
}

/** What the shop promises, beside what else a shopper may do, for which there is room from the beginning. */
export function Promises({ children }: { children: ReactNode }) {
	const t = useMessages(productMessages);
	const { shipping, i18n } = useShop().storeView;
	return (
		<div className={styles.promises}>
			<ul className={styles.list}>
				<li>{t.delivery({ free: formatWholePrice(shipping.freeFrom, i18n.currencyCode) })}</li>
				<li>{t.returns}</li>
			</ul>
			{children}
		</div>
	);
}

/** The buy button, which the cart's slice brings and which a phone keeps in reach, and what the shopper should know before. */
export function Purchase({ product, choice }: { product: ProductPageData; choice: Choice }) {
	const t = useMessages(productMessages);
	const choose = useChooseLabel();
	const candidate = cartCandidate(product, choice, { ...t, choose });
	const isKnown = product.attributes.length === 0 || choice.chosen !== null;
	return (
		<>
			{candidate.errors.variants && <p className={styles.warning}>{candidate.errors.variants}</p>}
			{isKnown && <StockNote isInStock={candidate.isInStock} qty={candidate.stockQty} />}
			<div className={styles.buy}>
				<Fragment
					name="mf_cart_checkout/add-to-cart"
					props={{ product: candidate, quantity: 1 }}
					fallback={
						<p className={styles.warning}>
							{t.cartUnavailable} <a href={candidate.href}>{t.reload}</a>
						</p>
					}
				/>
			</div>
			<StockAlertLink product={product} choice={choice} />
		</>
	);
}
