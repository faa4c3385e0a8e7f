import type { SearchAnswer } from '../contract/catalog.ts';
import { SearchRequest } from '../contract/catalog.ts';
import { storeLink } from '../contract/store-view.ts';
import { POLAND, STORE_VIEWS } from '../contract/store-views.fixture.ts';
import { NetworkError } from '../errors.ts';
import { createTranslator } from '../i18n/messages.ts';
import { type Api, createApi } from '../network/api.ts';
import type { Shop } from './shop.ts';

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
		storeView: POLAND,
		storeLinks: STORE_VIEWS.map(storeLink),
		api: fakeCatalog(() => ({})),
		translator: createTranslator('pl-PL'),
		fragment: () => undefined,
		readPage: () => Promise.reject(new NetworkError('There is no network')),
		keptPage: () => undefined,
		...given,
	};
}
