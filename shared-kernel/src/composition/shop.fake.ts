import { storeLink } from '../contract/store-view.ts';
import { POLAND, STORE_VIEWS } from '../contract/store-views.fixture.ts';
import { NetworkError } from '../errors.ts';
import { createTranslator } from '../i18n/messages.ts';
import { fakeCatalog } from '../network/catalog.fake.ts';
import type { Shop } from './shop.tsx';

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
