import type { StoreView } from './contract/store-view.ts';

/** Late, and once in 30 days. */
const INVITATION = { delay: 45, scrolled: 0.5 };

export const POLAND: StoreView = {
	storeCode: 'pl',
	storeId: 1,
	appendStoreCode: false,
	i18n: { defaultLocale: 'pl-PL', currencyCode: 'PLN', defaultCountry: 'PL' },
	tax: { defaultCountry: 'PL', sourcePriceIncludesTax: true },
	elasticsearch: { index: 'pasaz_pl' },
	seo: { siteName: 'Brzask', defaultTitle: 'Brzask – ubrania szyte w Polsce' },
	prices: { rate: 1 },
	shipping: { freeFrom: 300, amount: 4, amountInclTax: 5 },
	newsletterPopup: INVITATION,
};

/** The demo label's storefronts, read by the shell and by the API; the setting `STORE_VIEWS` names a file of others. The first is the default. */
export const DEMO_STORE_VIEWS: readonly StoreView[] = [
	POLAND,
	{
		storeCode: 'de',
		storeId: 2,
		appendStoreCode: true,
		i18n: { defaultLocale: 'de-DE', currencyCode: 'EUR', defaultCountry: 'DE' },
		tax: { defaultCountry: 'DE', sourcePriceIncludesTax: true },
		elasticsearch: { index: 'pasaz_de' },
		seo: { siteName: 'Brzask', defaultTitle: 'Brzask – Kleidung, in Polen genäht' },
		prices: { rate: 4.25 },
		shipping: { freeFrom: 90, amount: 5, amountInclTax: 5.95 },
		newsletterPopup: INVITATION,
	},
	{
		storeCode: 'it',
		storeId: 3,
		appendStoreCode: true,
		i18n: { defaultLocale: 'it-IT', currencyCode: 'EUR', defaultCountry: 'IT' },
		tax: { defaultCountry: 'IT', sourcePriceIncludesTax: true },
		elasticsearch: { index: 'pasaz_it' },
		seo: { siteName: 'Brzask', defaultTitle: 'Brzask – abiti cuciti in Polonia' },
		prices: { rate: 4.25 },
		shipping: { freeFrom: 90, amount: 5, amountInclTax: 6.1 },
		newsletterPopup: INVITATION,
	},
];
