import type { StoreView } from './store-view.ts';

/** Late, and once in 30 days. */
const INVITATION = { delay: 45, scrolled: 0.5 };

const ADDRESSES = {
	tags: { new: 'nowosc', sale: 'promocje' },
	pages: {
		about: 'o-nas',
		delivery: 'dostawa-i-platnosc',
		returns: 'zwroty-i-reklamacje',
		sizes: 'tabela-rozmiarow',
		terms: 'regulamin',
		privacy: 'polityka-prywatnosci',
		accessibility: 'dostepnosc',
	},
};

export const POLAND: StoreView = {
	storeCode: 'pl',
	storeId: 1,
	appendStoreCode: false,
	i18n: { defaultLocale: 'pl-PL', currencyCode: 'PLN', defaultCountry: 'PL' },
	tax: { defaultCountry: 'PL', sourcePriceIncludesTax: true },
	elasticsearch: { index: 'pasaz_pl' },
	seo: { siteName: 'Kram', defaultTitle: 'Kram – ubrania' },
	prices: { rate: 1 },
	shipping: { freeFrom: 300, amount: 4, amountInclTax: 5 },
	bankTransfer: { recipient: 'Kram sp. z o.o.', account: 'PL61 1090 1014 0000 0712 1981 2874', days: 7 },
	newsletterPopup: INVITATION,
	...ADDRESSES,
};

/** For tests: the storefronts of a shop, the default one first. */
export const STORE_VIEWS: readonly [StoreView, ...StoreView[]] = [
	POLAND,
	{
		storeCode: 'de',
		storeId: 2,
		appendStoreCode: true,
		i18n: { defaultLocale: 'de-DE', currencyCode: 'EUR', defaultCountry: 'DE' },
		tax: { defaultCountry: 'DE', sourcePriceIncludesTax: true },
		elasticsearch: { index: 'pasaz_de' },
		seo: { siteName: 'Kram', defaultTitle: 'Kram – Kleidung' },
		prices: { rate: 4.25 },
		shipping: { freeFrom: 90, amount: 5, amountInclTax: 5.95 },
		newsletterPopup: INVITATION,
		...ADDRESSES,
	},
	{
		storeCode: 'it',
		storeId: 3,
		appendStoreCode: true,
		i18n: { defaultLocale: 'it-IT', currencyCode: 'EUR', defaultCountry: 'IT' },
		tax: { defaultCountry: 'IT', sourcePriceIncludesTax: true },
		elasticsearch: { index: 'pasaz_it' },
		seo: { siteName: 'Kram', defaultTitle: 'Kram – abiti' },
		prices: { rate: 4.25 },
		shipping: { freeFrom: 90, amount: 5, amountInclTax: 6.1 },
		newsletterPopup: INVITATION,
		...ADDRESSES,
	},
];
