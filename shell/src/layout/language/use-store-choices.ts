import { useShop } from '@pasaz/kernel/composition/shop';
import type { StoreLink } from '@pasaz/kernel/contract/store-view';
import { storePrefix } from '@pasaz/kernel/routes';
import { useLocation } from 'react-router';

export interface StoreChoice {
	storeCode: string;
	/** Language of its texts (BCP 47). */
	lang: string;
	currencyCode: string;
	href: string;
}

/** `path` comes from the router, without the prefix of the store. */
interface PagePath {
	path: string;
	search: string;
}

export function storeChoice(link: StoreLink, { path, search }: PagePath): StoreChoice {
	const prefix = storePrefix(link);
	return {
		storeCode: link.storeCode,
		lang: link.locale,
		currencyCode: link.currencyCode,
		href: `${prefix && path === '/' ? prefix : prefix + path}${search}`,
	};
}

export function useStoreChoices(): { choices: StoreChoice[]; current: string } {
	const { storeLinks, storeView } = useShop();
	const { pathname, search } = useLocation();
	return {
		choices: storeLinks.map((link) => storeChoice(link, { path: pathname, search })),
		current: storeView.storeCode,
	};
}
