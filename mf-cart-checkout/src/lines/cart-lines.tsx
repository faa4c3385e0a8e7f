import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { setLineQuantity } from '@pasaz/kernel/stores/cart';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useRef, useState } from 'react';
import { linesMessages } from '../messages/lines.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';

/** Editable lines of the cart. A removal is announced and keeps the focus in the list. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
	const t = useMessages(linesMessages);
	const list = useRef<HTMLUListElement>(null);
	const [status, setStatus] = useState('');
	const remove = (line: CartLine) => {
		setLineQuantity(line, 0);
		setStatus(t.removed({ name: line.name }));
		list.current?.focus();
	};
	return (
		<>
			<ul className={styles.list} ref={list} tabIndex={-1} aria-label={t.linesLabel}>
				{lines.map((line) => (
					<CartLineRow key={`${line.sku} ${line.checksum}`} line={line} onRemove={() => remove(line)} />
				))}
			</ul>
			<VisuallyHidden>
				<span role="status">{status}</span>
			</VisuallyHidden>
		</>
	);
}
