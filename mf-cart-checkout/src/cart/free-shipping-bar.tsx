import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Progress } from '@pasaz/ui-kit/progress';
import { linesMessages } from '../messages/lines.ts';
import { freeShippingOf } from './free-shipping.ts';
import styles from './free-shipping-bar.module.css';
import { useAmount } from './use-amount.ts';
import { useFreeFrom } from './use-free-from.ts';

/** What is missing for free delivery; `paid` is what the goods cost after discounts, in gross grosze. */
export function FreeShippingBar({ paid }: { paid: number }) {
	const t = useMessages(linesMessages);
	const price = useAmount();
	const { missing, share } = freeShippingOf(paid, useFreeFrom());
	const message = missing > 0 ? t.missingForFreeShipping({ amount: price(missing) }) : t.freeShipping;
	return (
		<div className={styles.bar} data-reached={missing === 0}>
			<p>{message}</p>
			<Progress value={share} label={message} />
		</div>
	);
}
