import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { cartPull, type ServerCartItem } from '@pasaz/kernel/contract/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { formatPrice } from '@pasaz/ui-kit/price';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useEffect, useState } from 'react';
import { cartMoveMessages } from '../../messages/cart-move.ts';
import styles from './cart-move.module.css';
import { movedCart } from './moved-cart.ts';
import { cancelMove } from './moving.ts';
import type { StoreChoice } from './use-store-choices.ts';

/** The cart as the other store view sells it; null until the server has said so. */
function useItemsThere({ storeCode }: StoreChoice): ServerCartItem[] | null {
	const { api } = useShop();
	const { serverToken: cartId } = useStore($cart, { ssr: 'initial' });
	const [items, setItems] = useState<ServerCartItem[] | null>(null);
	useEffect(() => {
		if (cartId === null) return;
		const left = new AbortController();
		api.call(cartPull, { query: { cartId }, storeCode, signal: left.signal }).then(setItems, (error: unknown) => {
			if (!left.signal.aborted) console.warn('The prices of the other store are not known', error);
		});
		return () => left.abort();
	}, [api, cartId, storeCode]);
	return items;
}

function Outcome({ choice }: { choice: StoreChoice }) {
	const t = useMessages(cartMoveMessages);
	const { currencyCode } = useShop().storeView.i18n;
	const { lines } = useStore($cart, { ssr: 'initial' });
	const items = useItemsThere(choice);
	if (!items) return <p>{t.unknown}</p>;
	const { before, after, unsold } = movedCart(lines, items);
	if (after === null) return <p>{t.unknown}</p>;
	const sums = { before: formatPrice(before, currencyCode), after: formatPrice(after, choice.currencyCode) };
	return (
		<>
			<p className={styles.sums}>{t.sums(sums)}</p>
			{unsold.length > 0 && <p>{t.unsold({ names: unsold.join(', ') })}</p>}
		</>
	);
}

export function CartMove({ choice }: { choice: StoreChoice }) {
	const t = useMessages(cartMoveMessages);
	return (
		<div className={styles.move}>
			<p ref={takeFocus} tabIndex={-1}>
				{t.lead({ currency: choice.currencyCode })}
			</p>
			<div aria-live="polite">
				<Outcome choice={choice} />
			</div>
			<div className={styles.ways}>
				<a {...buttonLook('primary')} href={choice.href} hrefLang={choice.lang}>
					{t.go}
				</a>
				<Button variant="secondary" onClick={cancelMove}>
					{t.stay}
				</Button>
			</div>
		</div>
	);
}
