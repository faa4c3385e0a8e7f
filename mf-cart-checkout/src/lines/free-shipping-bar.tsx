import { useMessages } from '@pasaz/kernel/i18n/messages';
import { CART_RULES } from '../cart-rules.ts';
import { linesMessages } from '../messages/lines.ts';
import { useAmount } from '../use-amount.ts';
import { freeShippingOf } from './free-shipping.ts';
import styles from './free-shipping-bar.module.css';

/** What is missing for free delivery; `subtotal` is gross grosze. */
export function FreeShippingBar({ subtotal }: { subtotal: number }) {
	const text = useMessages(linesMessages);
	const price = useAmount();
	const { missing, share } = freeShippingOf(subtotal, CART_RULES.freeShippingFrom);
	const message = missing > 0 ? text.missingForFreeShipping({ amount: price(missing) }) : text.freeShipping;
	return (
		<div className={styles.bar} data-reached={missing === 0}>
			<p>{message}</p>
			<progress className={styles.progress} max={1} value={share} aria-label={message} />
		</div>
	);
}
