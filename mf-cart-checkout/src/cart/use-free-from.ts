import { useShop } from '@pasaz/kernel/composition/shop';
import { toGrosze } from '@pasaz/kernel/domain/money';

/** From which value of goods on this store view delivers for nothing, in gross grosze. */
export function useFreeFrom(): number {
	return toGrosze(useShop().storeView.shipping.freeFrom);
}
