import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { priceMessages } from './messages/price.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const NO_BREAK_SPACE = '\u00a0';
const CURRENCY_SIGNS: Record<string, string> = { PLN: 'zł', EUR: '€' };

/** `123450` → `1234,50 zł`; thousands are separated from 10 000 on. `amount` in grosze. */
export function formatPrice(amount: number, currency: string): string {
	const [units = '', rest = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
	const grouped = units.length > 4 ? units.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : units;
	return `${amount < 0 ? '−' : ''}${grouped},${rest}${NO_BREAK_SPACE}${CURRENCY_SIGNS[currency] ?? currency}`;
}

/** `300` → `300 zł`. `amount` in whole units of the currency. */
export function formatWholePrice(amount: number, currency: string): string {
	return formatPrice(amount * 100, currency).replace(/,00(?=\u00a0)/, '');
}

/** Amounts in gross grosze. */
interface PriceProps {
	price: number;
	regularPrice?: number;
	lowest30Days?: number | null;
	/** Whether dearer variants exist. */
	from?: boolean;
	size?: 'tile' | 'page';
}

/** A reduced price also shows the regular one, and only beside the lowest of the 30 days before (Directive 98/6/EC art. 6a). */
export function Price({ price, regularPrice = price, lowest30Days = null, from = false, size = 'tile' }: PriceProps) {
	const t = useMessages(priceMessages);
	const currency = useShop().storeView.i18n.currencyCode;
	const isReduced = lowest30Days !== null && price < regularPrice;
	return (
		<div className={styles.price} data-size={size === 'page' ? size : undefined} data-reduced={isReduced || undefined}>
			<span className={styles.final}>
				{isReduced && <VisuallyHidden>{t.now} </VisuallyHidden>}
				{from && `${t.from} `}
				{formatPrice(price, currency)}
			</span>
			{isReduced && (
				<>
					{' '}
					<span className={styles.regular}>
						{size === 'page' ? `${t.regular} ` : <VisuallyHidden>{t.regular} </VisuallyHidden>}
						<s>{formatPrice(regularPrice, currency)}</s>
					</span>
					<p className={styles.lowest}>{t.lowest({ price: formatPrice(lowest30Days, currency) })}</p>
				</>
			)}
		</div>
	);
}
