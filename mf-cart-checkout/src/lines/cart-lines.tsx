import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { addToCart, setLineQuantity } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { addToWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useCallback, useRef, useState } from 'react';
import { linesMessages } from '../messages/lines.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import { wishOf } from './wish-of.ts';

/** Editable lines of the cart. A removal is announced and keeps the focus in the list. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
	const t = useMessages(linesMessages);
	const list = useRef<HTMLUListElement>(null);
	const [status, setStatus] = useState('');
	const takeOut = useCallback((line: CartLine, message: string) => {
		setLineQuantity(line, 0);
		setStatus(message);
		list.current?.focus();
	}, []);
	const remove = useCallback(
		(line: CartLine) => {
			const message = t.removed({ name: line.name });
			takeOut(line, message);
			notify({ type: 'success', message, action1: { label: t.undo, run: () => addToCart(line, line.qty) } });
		},
		[t, takeOut],
	);
	const save = useCallback(
		(line: CartLine) => {
			startWishlist();
			addToWishlist(wishOf(line));
			takeOut(line, t.saved({ name: line.name }));
		},
		[t, takeOut],
	);
	return (
		<>
			<ul className={styles.list} ref={list} tabIndex={-1} aria-label={t.linesLabel}>
				{lines.map((line) => (
					<CartLineRow
						key={`${line.sku} ${line.checksum}`}
						line={line}
						onRemove={() => remove(line)}
						onSave={() => save(line)}
					/>
				))}
			</ul>
			<VisuallyHidden>
				<span role="status">{status}</span>
			</VisuallyHidden>
		</>
	);
}
