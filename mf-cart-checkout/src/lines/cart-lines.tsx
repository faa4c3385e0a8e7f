import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { addToCart, setLineQuantity } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { addToWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { useCallback, useRef } from 'react';
import { linesMessages } from '../messages/lines.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import { lineName } from './line-name.ts';
import { wishOf } from './wish-of.ts';

/** Editable lines of the cart. A removal can be undone, and keeps the focus in the list. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
	const t = useMessages(linesMessages);
	const list = useRef<HTMLUListElement>(null);
	const takeOut = useCallback(
		(line: CartLine, toMessage: (product: { name: string }) => string) => {
			setLineQuantity(line, 0);
			list.current?.focus();
			const message = toMessage({ name: lineName(line) });
			notify({ type: 'success', message, action1: { label: t.undo, run: () => addToCart(line, line.qty) } });
		},
		[t],
	);
	const remove = useCallback((line: CartLine) => takeOut(line, t.removed), [t, takeOut]);
	const save = useCallback(
		(line: CartLine) => {
			startWishlist();
			addToWishlist(wishOf(line));
			takeOut(line, t.saved);
		},
		[t, takeOut],
	);
	return (
		<ul className={styles.list} ref={list} tabIndex={-1} aria-label={t.linesLabel}>
			{lines.map((line) => (
				<CartLineRow key={`${line.sku} ${line.checksum}`} line={line} onRemove={remove} onSave={save} />
			))}
		</ul>
	);
}
