import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { closeOverlay } from '@pasaz/kernel/stores/overlays';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { FreeShippingBar } from '../cart/free-shipping-bar.tsx';
import { useAmount } from '../cart/use-amount.ts';
import { useFreeFrom } from '../cart/use-free-from.ts';
import { linesMessages } from '../messages/lines.ts';
import styles from './mini-cart-footer.module.css';

/** `subtotal` is gross grosze. */
export function MiniCartFooter({ subtotal }: { subtotal: number }) {
	const t = useMessages(linesMessages);
	const amount = useAmount();
	const freeFrom = useFreeFrom();
	return (
		<div className={styles.footer}>
			<FreeShippingBar paid={subtotal} />
			<p className={styles.subtotal}>
				<span>{t.subtotal}</span>
				<span>{amount(subtotal)}</span>
			</p>
			{subtotal < freeFrom && <p className={styles.note}>{t.deliveryLater}</p>}
			<Link {...buttonLook('primary')} to={pathTo('checkout')} onClick={closeOverlay}>
				{t.toCheckout}
			</Link>
		</div>
	);
}
