import { useShop } from '@pasaz/kernel/composition/shop';
import type { StoreLink } from '@pasaz/kernel/contract/store-view';
import { storePrefix } from '@pasaz/kernel/routes';
import { useLocation } from 'react-router';

export interface StoreChoice {
	storeCode: string;
	/** Language of its texts (BCP 47). */
	lang: string;
	/** Name in that language: `Deutsch`. */
	language: string;
	/** Name in that language: `Deutschland`; empty if the locale has no region. */
	country: string;
	currencyCode: string;
	/** Address of the current page in that store view. */
	href: string;
}

/** `path` comes from the router, without the prefix of the store. */
interface PagePath {
	path: string;
	search: string;
}

const names = new Map<string, string>();
const locales = new Map<string, Intl.Locale>();

function partsOf(locale: string): Intl.Locale {
	const known = locales.get(locale) ?? new Intl.Locale(locale);
	locales.set(locale, known);
	return known;
}

function writtenName(locale: string, type: 'language' | 'region', code: string): string {
	const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Every page of the server names all languages, so a name is made once. */
function nameIn(locale: string, type: 'language' | 'region', code: string | undefined): string {
	if (!code) return '';
	const key = `${locale} ${type} ${code}`;
	const name = names.get(key) ?? writtenName(locale, type, code);
	names.set(key, name);
	return name;
}

export function storeChoice(link: StoreLink, { path, search }: PagePath): StoreChoice {
	const { language, region } = partsOf(link.locale);
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

export function useStoreChoices(): { choices: StoreChoice[]; current: string } {
	const { storeLinks, storeView } = useShop();
	const { pathname, search } = useLocation();
	return {
		choices: storeLinks.map((link) => storeChoice(link, { path: pathname, search })),
		current: storeView.storeCode,
	};
}
