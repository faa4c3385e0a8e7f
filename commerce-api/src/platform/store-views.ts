import { StoreView } from '@pasaz/kernel/contract/store-view';
import { pathInStore } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';

/** The first is the default. */
export type StoreViews = readonly [StoreView, ...StoreView[]];
export const StoreViews = z.tuple([StoreView], StoreView).check(
	z.refine((views) => new Set(views.map(({ storeCode }) => storeCode)).size === views.length, 'a code is given twice'),
	z.refine(([first]) => first.prices.rate === 1, 'the first has the currency of the catalogue, so its rate is 1'),
);

/** The storefront of a stored code, or the default one if it does not exist any more. */
export function storeViewOf(storeViews: StoreViews, storeCode: string | undefined): StoreView {
	return storeViews.find((view) => view.storeCode === storeCode) ?? storeViews[0];
}

export interface Shop {
	/** Without a trailing slash. */
	publicUrl: string;
	storeViews: StoreViews;
}

export function shopNames({ storeViews }: Shop): string[] {
	return storeViews.map(({ seo }) => seo.siteName);
}

export function addressIn({ publicUrl, storeViews }: Shop, storeCode: string | undefined, path: string): string {
	return publicUrl + pathInStore(path, storeViewOf(storeViews, storeCode));
}

export const LANGUAGES = ['pl', 'de', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as `de-DE`; English where there are no texts in it. */
export function languageOf(locale: string): Language {
	return LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en';
}

/** The language of a storefront, which may differ from its code: `at` is German. */
export function languageIn(storeViews: StoreViews, storeCode: string | undefined): Language {
	return languageOf(storeViewOf(storeViews, storeCode).i18n.defaultLocale);
}
