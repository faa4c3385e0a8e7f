import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { closeOverlay } from '@pasaz/kernel/stores/overlays';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { cartHash } from '../cart/cart-hash.ts';
import { FreeShippingBar } from '../cart/free-shipping-bar.tsx';
import { $quoted, paidFor, startQuoted } from '../cart/quoted.ts';
import { useAmount } from '../cart/use-amount.ts';
import { useFreeFrom } from '../cart/use-free-from.ts';
import { linesMessages } from '../messages/lines.ts';
import { externalCheckout } from '../server-cart/settings.ts';
import styles from './mini-cart-footer.module.css';

function Delivery({ lines, subtotal }: MiniCartFooterProps) {
	const t = useMessages(linesMessages);
	const freeFrom = useFreeFrom();
	const last = useStore($quoted, { ssr: 'initial' });
	useEffect(startQuoted, []);
	const known = paidFor(subtotal, cartHash(lines), last);
	if (isVirtual(lines) || !known) return null;
	return (
		<>
			<FreeShippingBar {...known} />
			{!known.isFree && known.paid < freeFrom && <p className={styles.note}>{t.deliveryLater}</p>}
		</>
	);
}

function ToCheckout() {
	const t = useMessages(linesMessages);
	const { storeView } = useShop();
	const elsewhere = externalCheckout(storeView, useStore($cart, { ssr: 'initial' }).serverToken);
	if (elsewhere) {
		return (
			<a {...buttonLook('primary')} href={elsewhere}>
				{t.toCheckout}
			</a>
		);
	}
	return (
		<Link {...buttonLook('primary')} to={pathTo('checkout')} onClick={closeOverlay}>
			{t.toCheckout}
		</Link>
	);
}

interface MiniCartFooterProps {
	lines: readonly CartLine[];
	/** Gross grosze. */
	subtotal: number;
}

export function MiniCartFooter({ lines, subtotal }: MiniCartFooterProps) {
	const t = useMessages(linesMessages);
	const amount = useAmount();
	const isOnline = useStore($online, { ssr: 'initial' });
	return (
		<div className={styles.footer}>
			{!isOnline && <Notice>{t.offline}</Notice>}
			<Delivery lines={lines} subtotal={subtotal} />
			<p className={styles.subtotal}>
				<span>{t.subtotal}</span>
				<span>{amount(subtotal)}</span>
			</p>
			<ToCheckout />
		</div>
	);
}
