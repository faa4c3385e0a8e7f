import { type StoreViews, storeViewOf } from '../store-views.ts';

export const LANGUAGES = ['pl', 'de', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale, e.g. of `de-DE`; English where the shop has no texts of its own. */
export function languageOf(locale: string): Language {
	return LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en';
}

/** The language of a storefront, which need not be its code: `at` speaks German. */
export function languageIn(storeViews: StoreViews, storeCode: string | undefined): Language {
	return languageOf(storeViewOf(storeViews, storeCode).i18n.defaultLocale);
}
