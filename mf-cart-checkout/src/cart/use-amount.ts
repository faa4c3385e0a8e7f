import { useShop } from '@pasaz/kernel/composition/shop';
import { formatPrice } from '@pasaz/ui-kit/price';

export function useAmount(): (grosze: number) => string {
	const { currencyCode } = useShop().storeView.i18n;
	return (grosze) => formatPrice(grosze, currencyCode);
}
