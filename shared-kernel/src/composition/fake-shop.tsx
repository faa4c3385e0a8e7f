import type { SearchAnswer } from '../contract/catalog.ts';
import { SearchRequest } from '../contract/catalog.ts';
import { createTranslator } from '../i18n/messages.ts';
import { type Api, createApi } from '../platform/api.ts';
import type { Shop } from './shop.tsx';

const STORE_VIEW = {
	storeCode: 'pl',
	storeId: 1,
	appendStoreCode: false,
	i18n: { defaultLocale: 'pl-PL', currencyCode: 'PLN', defaultCountry: 'PL' },
	tax: { defaultCountry: 'PL', sourcePriceIncludesTax: true },
	seo: { siteName: 'Brzask', defaultTitle: 'Brzask' },
};

/** For tests: the real client over a catalogue that answers by function, so that requests and answers keep to the contract. */
export function fakeCatalog(answer: (request: SearchRequest) => Partial<SearchAnswer> | Response): Api {
	const respond = async (_: unknown, init?: RequestInit) => {
		const given = answer(SearchRequest.parse(JSON.parse(String(init?.body))));
		return given instanceof Response ? given : Response.json({ total: given.hits?.length ?? 0, hits: [], ...given });
	};
	return createApi({ baseUrl: 'http://api.test', timeout: 1000, fetch: respond });
}

/** For tests: a shop without other slices, which leaves their fallbacks. */
export function fakeShop(given: Partial<Shop> = {}): Shop {
	return {
		storeView: STORE_VIEW,
		api: fakeCatalog(() => ({})),
		translator: createTranslator('pl-PL'),
		fragment: () => undefined,
		...given,
	};
}
