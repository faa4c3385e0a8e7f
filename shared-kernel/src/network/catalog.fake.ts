import { type SearchAnswer, SearchRequest } from '../contract/catalog.ts';
import { type Api, createApi } from './api.ts';

/** For tests: the real client over a catalogue that answers by function, so that requests and answers keep to the contract. */
export function fakeCatalog(answer: (request: SearchRequest) => Partial<SearchAnswer> | Response): Api {
	const respond = async (_: unknown, init?: RequestInit) => {
		const given = answer(SearchRequest.parse(JSON.parse(String(init?.body))));
		return given instanceof Response ? given : Response.json({ total: given.hits?.length ?? 0, hits: [], ...given });
	};
	return createApi({ baseUrl: 'http://api.test', timeout: 1000, fetch: respond });
}
