import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatWholePrice } from '@pasaz/ui-kit/price';
import { listingMessages } from '../messages/listing.ts';

function withoutSign(price: string): string {
	return price.replace(/\u00a0[^\u00a0]*$/, '');
}

/** Names a range of whole currency units: `< 50 zł`, `50–100 zł`, `> 150 zł` (rule 6.4). */
export function usePriceLabel(): (from: number | null, to: number | null) => string {
	const t = useMessages(listingMessages);
	const { currencyCode } = useShop().storeView.i18n;
	const whole = (units: number) => formatWholePrice(units, currencyCode);
	return (from, to) => {
		if (to === null) return t.priceAbove({ from: whole(from ?? 0) });
		return from ? t.priceBetween({ from: withoutSign(whole(from)), to: whole(to) }) : t.priceUpTo({ to: whole(to) });
	};
}
