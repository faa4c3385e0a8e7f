import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Progress } from '@pasaz/ui-kit/progress';
import { linesMessages } from '../messages/lines.ts';
import styles from './free-shipping-bar.module.css';
import { useAmount } from './use-amount.ts';
import { useFreeFrom } from './use-free-from.ts';

interface FreeShippingBarProps {
	/** What the goods cost after discounts, in gross grosze. */
	paid: number;
	/** Whether delivery is free anyway, e.g. by a coupon. */
	isFree?: boolean;
}

export function FreeShippingBar({ paid, isFree = false }: FreeShippingBarProps) {
	const t = useMessages(linesMessages);
	const price = useAmount();
	const freeFrom = useFreeFrom();
	const missing = isFree ? 0 : Math.max(0, freeFrom - paid);
	const message = missing > 0 ? t.missingForFreeShipping({ amount: price(missing) }) : t.freeShipping;
	return (
		<div className={styles.bar} data-reached={missing === 0}>
			<p>{message}</p>
			<Progress value={missing > 0 ? paid / freeFrom : 1} label={message} />
		</div>
	);
}
