import type { Api } from '@pasaz/kernel/network/api';
import { fetchOnce } from '../composition/fetch-once.ts';

/** An API client whose code is fetched with its first call, because a first page makes none. */
export function lazyApi(connect: () => Promise<Api>): Api {
	const connected = fetchOnce(connect);
	return {
		call: async (endpoint, input) => (await connected()).call(endpoint, input),
		send: async (endpoint, input) => (await connected()).send(endpoint, input),
	};
}
