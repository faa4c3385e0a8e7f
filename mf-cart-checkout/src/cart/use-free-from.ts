import { useShop } from '@pasaz/kernel/composition/shop';
import { toGrosze } from '@pasaz/kernel/domain/money';

/** Value of goods from which delivery is free, in gross grosze. */
export function useFreeFrom(): number {
	return toGrosze(useShop().storeView.shipping.freeFrom);
}
