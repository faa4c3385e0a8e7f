import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Price } from '@pasaz/ui-kit/price';
import type { ReactNode } from 'react';
import { choicesAsLeft } from '../../choosing/choices-as-left.ts';
import { additionsOf, chosenParts, type GroupChange, groupPrice } from '../../choosing/group-choice.ts';
import { GroupFields } from '../../choosing/group-fields.tsx';
import { groupMessages } from '../../messages/group.ts';
import { productMessages } from '../../messages/product.ts';
import { useChooseLabel } from '../../product/choose-label.ts';
import type { GroupPart, ProductPageData } from '../../product/product-page-data.ts';
import { BuyBar, CartUnavailable } from '../../purchase/buy-bar.tsx';
import styles from './group-purchase.module.css';

const useChange = choicesAsLeft<GroupChange>();

interface GroupPurchaseProps {
	product: ProductPageData;
	group: readonly GroupPart[];
	onIncomplete: () => void;
	/** Number of taps on the buy button before everything was chosen. */
	attempts: number;
	children: ReactNode;
}

export function GroupPurchase({ product, group, onIncomplete, attempts, children }: GroupPurchaseProps) {
	const t = useMessages(groupMessages);
	const productTexts = useMessages(productMessages);
	const choose = useChooseLabel();
	const [change = {}, setChange] = useChange();
	const parts = chosenParts(group, change, { ...productTexts, choose });
	const wanted = additionsOf(parts);
	const price = groupPrice(parts);
	const isBuyable = wanted.length > 0;
	const askForMissing = () => {
		if (wanted.some(({ product: { errors } }) => Object.keys(errors).length > 0)) onIncomplete();
	};
	return (
		<>
			<GroupFields group={group} parts={parts} change={change} isAsked={attempts > 0} onChange={setChange} />
			<div className={styles.total} aria-live="polite">
				{isBuyable ? t.total : t.nothingChosen}
				{isBuyable && <Price price={price} size="page" />}
			</div>
			<BuyBar
				onTap={askForMissing}
				button={
					<Fragment
						name="mf_cart_checkout/add-to-cart"
						props={{ parts: wanted, label: t.addSet }}
						standIn={
							<div className={styles.standIn}>
								<Button disabled={!isBuyable} data-stand-in="">
									{t.addSet}
								</Button>
							</div>
						}
						fallback={<CartUnavailable href={product.href} />}
					/>
				}
			>
				{children}
			</BuyBar>
		</>
	);
}
