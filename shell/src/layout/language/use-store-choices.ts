import { useShop } from '@pasaz/kernel/composition/shop';
import { useLocation } from 'react-router';
import { type StoreChoice, storeChoice } from './store-choice.ts';

/** All storefronts of the shop, with the address of this page in each. */
export function useStoreChoices(): { choices: StoreChoice[]; current: string } {
	const { storeLinks, storeView } = useShop();
	const { pathname, search } = useLocation();
	return {
		choices: storeLinks.map((link) => storeChoice(link, { path: pathname, search })),
		current: storeView.storeCode,
	};
}
