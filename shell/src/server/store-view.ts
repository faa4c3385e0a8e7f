import type { StoreView } from '@pasaz/kernel/contract/store-view';

/** The demo shop's storefront. */
export const POLAND: StoreView = {
	storeCode: 'pl',
	storeId: 1,
	appendStoreCode: false,
	i18n: { defaultLocale: 'pl-PL', currencyCode: 'PLN', defaultCountry: 'PL' },
	tax: { defaultCountry: 'PL', sourcePriceIncludesTax: true },
	seo: { siteName: 'Brzask', defaultTitle: 'Brzask – ubrania szyte w Polsce' },
};
