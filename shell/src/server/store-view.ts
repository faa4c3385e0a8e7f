import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Config } from './config.ts';

/** The demo shop's storefront. */
const POLAND: StoreView = {
	storeCode: 'pl',
	storeId: 1,
	appendStoreCode: false,
	i18n: { defaultLocale: 'pl-PL', currencyCode: 'PLN', defaultCountry: 'PL' },
	tax: { defaultCountry: 'PL', sourcePriceIncludesTax: true },
	seo: { siteName: 'Brzask', defaultTitle: 'Brzask – ubrania szyte w Polsce' },
};

/** The storefront as this server is told to show it. */
export function storeViewOf({ locale, analytics }: Pick<Config, 'locale' | 'analytics'>): StoreView {
	return { ...POLAND, i18n: { ...POLAND.i18n, defaultLocale: locale }, ...(analytics && { analytics }) };
}
