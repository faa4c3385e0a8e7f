import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { removeFromWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { Notice } from '@pasaz/ui-kit/notice';
import { OptionChoice } from '@pasaz/ui-kit/option-choice';
import { Price } from '@pasaz/ui-kit/price';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import { quickBuyMessages } from '../messages/quick-buy.ts';
import { cartCandidate } from '../product/cart-candidate.ts';
import { choiceOf, isOffered } from '../product/choice.ts';
import { useChooseLabel } from '../product/choose-label.ts';
import type { Purchasable } from '../product/product-page-data.ts';
import { useLoaded } from '../product/use-loaded.ts';
import { loadQuickBuy } from './load-quick-buy.ts';
import styles from './quick-buy-dialog.module.css';

type QuickBuyProps = Fragments['mf_product/quick-buy'];

function piecesOf(sku: string, { lines }: ReturnType<typeof $cart.get>): number {
	const own = lines.filter((line) => line.sku === sku || line.parentSku === sku);
	return own.reduce((sum, { qty }) => sum + qty, 0);
}

/** Runs once there are more pieces of the product in the cart than when the dialog opened, which it gets. */
function useBought(sku: string, onBought: (before: number) => void): void {
	const pieces = piecesOf(sku, useStore($cart));
	const [before] = useState(pieces);
	const bought = useEffectEvent(onBought);
	const isBought = pieces > before;
	useEffect(() => {
		if (isBought) bought(before);
	}, [isBought, before]);
}

/** ms until the shop has said whether a piece is there; one that was sold meanwhile is out of the cart again by then (rule 12.5). */
const STOCK_ANSWER = 2000;

/** The dialog is closed by then; who leaves the page before has bought. */
function removeBoughtWish(wishId: number, isBought: () => boolean): void {
	const remove = () => {
		clearTimeout(timer);
		removeEventListener('pagehide', remove);
		if (!isBought()) return;
		startWishlist();
		removeFromWishlist(wishId);
	};
	const timer = setTimeout(remove, STOCK_ANSWER);
	addEventListener('pagehide', remove);
}

function Choosing({ product }: { product: Purchasable }) {
	const t = useMessages(productMessages);
	const chooseLabel = useChooseLabel();
	const [search, setSearch] = useState(() => new URLSearchParams());
	const choice = choiceOf(product, { childSku: undefined, search });
	const { price, regularPrice, lowest30Days } = choice.shown ?? product;
	const choose = (code: string, value: string) => {
		const kept = Object.entries(choice.selection).map(([own, id]) => [own, String(id)]);
		setSearch(new URLSearchParams(Object.fromEntries([...kept, [code, value]])));
	};
	return (
		<div className={styles.choosing}>
			<Price price={price} regularPrice={regularPrice} lowest30Days={lowest30Days} />
			{product.attributes.map((attribute) => (
				<OptionChoice
					key={attribute.code}
					name={`quick-${attribute.code}`}
					label={attribute.label}
					options={attribute.values.map(({ id, label, swatch }) => ({
						value: String(id),
						label,
						swatch,
						isAvailable: isOffered(product, { code: attribute.code, value: id }, choice.selection),
					}))}
					value={choice.selection[attribute.code]?.toString()}
					onChoose={(value) => choose(attribute.code, value)}
					hint={chooseLabel(attribute)}
				/>
			))}
			<Fragment
				name="mf_cart_checkout/add-to-cart"
				props={{ product: cartCandidate(product, choice, { ...t, choose: chooseLabel }), quantity: 1 }}
				fallback={<Link to={product.href}>{t.cartUnavailable}</Link>}
			/>
		</div>
	);
}

/** Lets the shopper choose a variant and puts it in; a wish that was bought so leaves the list. */
export function QuickBuyDialog({ sku, name, href, wishId, onClose }: QuickBuyProps & { onClose: () => void }) {
	const t = useMessages(quickBuyMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const loaded = useLoaded(() => loadQuickBuy(api, sku));
	useBought(sku, (before) => {
		if (wishId !== undefined) removeBoughtWish(wishId, () => piecesOf(sku, $cart.get()) > before);
		onClose();
	});
	return (
		<Modal open onClose={onClose} title={name} closeLabel={t.close}>
			{loaded.status === 'loading' && <Skeleton count={4} />}
			{loaded.status === 'failed' && <Notice type="error">{toMessage(loaded.error)}</Notice>}
			{loaded.status === 'ready' && loaded.data && <Choosing product={loaded.data} />}
			{(loaded.status === 'failed' || (loaded.status === 'ready' && !loaded.data)) && (
				<p className={styles.choosing}>
					{loaded.status === 'ready' && t.more}
					<Link {...buttonLook('secondary')} to={href} onClick={onClose}>
						{t.open}
					</Link>
				</p>
			)}
		</Modal>
	);
}
