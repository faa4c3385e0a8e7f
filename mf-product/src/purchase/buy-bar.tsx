import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import styles from './purchase.module.css';

interface BuyBarProps {
	children: ReactNode;
	button: ReactNode;
	onTap: () => void;
}

/** The buy button's row, which sticks to the bottom of the window on phones. */
export function BuyBar({ button, onTap, children }: BuyBarProps) {
	return (
		<div className={styles.buy} data-bottom-bar="">
			<div onClickCapture={onTap}>{button}</div>
			{children}
		</div>
	);
}

/** Stands where the button would be when the cart's slice fails to load. */
export function CartUnavailable({ href }: { href: string }) {
	const t = useMessages(productMessages);
	return (
		<p className={styles.warning}>
			{t.cartUnavailable}{' '}
			<Link to={href} reloadDocument>
				{t.reload}
			</Link>
		</p>
	);
}
