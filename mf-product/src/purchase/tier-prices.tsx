import { useShop } from '@pasaz/kernel/composition/shop';
import type { PriceTier } from '@pasaz/kernel/contract/tier-price';
import { tiersBelow } from '@pasaz/kernel/domain/price-tiers';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatPrice } from '@pasaz/ui-kit/price';
import { productMessages } from '../messages/product.ts';
import styles from './purchase.module.css';

interface TierPricesProps {
	/** Of a single piece, gross grosze. */
	price: number;
	tiers: readonly PriceTier[] | undefined;
}

/** From how many pieces on each of them costs less. */
export function TierPrices({ price, tiers }: TierPricesProps) {
	const t = useMessages(productMessages);
	const { currencyCode } = useShop().storeView.i18n;
	const told = tiersBelow(price, tiers);
	if (told.length === 0) return null;
	return (
		<ul className={styles.tiers} aria-label={t.tiers}>
			{told.map((tier) => (
				<li key={tier.qty}>{t.tier({ qty: String(tier.qty), price: formatPrice(tier.price, currencyCode) })}</li>
			))}
		</ul>
	);
}
