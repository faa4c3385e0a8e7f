import { Fragment } from '@pasaz/kernel/composition/fragment';
import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { buyButtonMessages } from '@pasaz/kernel/i18n/buy-button';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { CHANGED_LINE } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { productMessages } from '../messages/product.ts';
import { cartCandidate } from '../product/cart-candidate.ts';
import type { Choice } from '../product/choice.ts';
import { useChooseLabel } from '../product/choose-label.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { BuyBar, CartUnavailable } from './buy-bar.tsx';
import styles from './purchase.module.css';

const LAST_PIECES = 3;

function StockNote({ isInStock, qty }: { isInStock: boolean; qty: number | null }) {
	const t = useMessages(productMessages);
	if (!isInStock) return <p className={styles.stock}>{t.soldOut}</p>;
	return qty !== null && qty <= LAST_PIECES ? <p className={styles.stock}>{t.lastPieces}</p> : null;
}

/** Has the size and the name of the cart's own button. */
function BuyButton({ isInStock }: { isInStock: boolean }) {
	const t = useMessages(buyButtonMessages);
	return (
		<div className={styles.standIn}>
			<Button disabled={!isInStock} data-stand-in="">
				{isInStock ? t.add : t.unavailable}
			</Button>
		</div>
	);
}

interface PurchaseProps {
	product: ProductPageData;
	choice: Choice;
	/** With what is chosen beside the variant. */
	candidate: CartCandidate;
	/** The buy button was tapped before everything was chosen. */
	onIncomplete: () => void;
	children: ReactNode;
}

/** The variant as chosen so far, with texts that ask for what is missing. */
export function useCandidate(product: ProductPageData, choice: Choice): CartCandidate {
	const t = useMessages(productMessages);
	const choose = useChooseLabel();
	return cartCandidate(product, choice, { ...t, choose });
}

export function Purchase({ product, choice, candidate, onIncomplete, children }: PurchaseProps) {
	const [search] = useSearchParams();
	const isKnown = product.attributes.length === 0 || choice.chosen !== null;
	// the fragment shows a notification; the missing choice is marked here, in the chooser
	const askForMissing = () => {
		if (Object.keys(candidate.errors).length > 0 && candidate.isInStock) onIncomplete();
	};
	return (
		<>
			{candidate.errors.variants && <p className={styles.warning}>{candidate.errors.variants}</p>}
			{isKnown && <StockNote isInStock={candidate.isInStock} qty={candidate.stockQty} />}
			<BuyBar
				onTap={askForMissing}
				button={
					<Fragment
						name="mf_cart_checkout/add-to-cart"
						props={{ product: candidate, quantity: 1, changes: search.get(CHANGED_LINE) ?? undefined }}
						standIn={<BuyButton isInStock={candidate.isInStock} />}
						fallback={<CartUnavailable href={candidate.href} />}
					/>
				}
			>
				{children}
			</BuyBar>
		</>
	);
}
