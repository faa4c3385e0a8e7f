import { useShop } from '@pasaz/kernel/composition/shop';
import type { StoreLink } from '@pasaz/kernel/contract/store-view';
import { storePrefix } from '@pasaz/kernel/routes';
import { useLocation } from 'react-router';

export interface StoreChoice {
	storeCode: string;
	/** BCP 47 tag of what the store view is written in. */
	lang: string;
	/** In its own language: `Deutsch`. */
	language: string;
	/** In its own language: `Deutschland`; empty where the locale names none. */
	country: string;
	currencyCode: string;
	/** The address of the page that is shown, in that store view. */
	href: string;
}

/** `path` is the router's, without a store's prefix. */
interface Place {
	path: string;
	search: string;
}

function nameIn(locale: string, type: 'language' | 'region', code: string | undefined): string {
	if (!code) return '';
	const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** A storefront as the language panel names it. */
export function storeChoice(link: StoreLink, { path, search }: Place): StoreChoice {
	const { language, region } = new Intl.Locale(link.locale);
	const prefix = storePrefix(link);
	return {
		storeCode: link.storeCode,
		lang: link.locale,
		language: nameIn(link.locale, 'language', language),
		country: nameIn(link.locale, 'region', region),
		currencyCode: link.currencyCode,
		href: `${prefix && path === '/' ? prefix : prefix + path}${search}`,
	};
}

/** All storefronts of the shop, with the address of this page in each. */
export function useStoreChoices(): { choices: StoreChoice[]; current: string } {
	const { storeLinks, storeView } = useShop();
	const { pathname, search } = useLocation();
	return {
		choices: storeLinks.map((link) => storeChoice(link, { path: pathname, search })),
		current: storeView.storeCode,
	};
}
