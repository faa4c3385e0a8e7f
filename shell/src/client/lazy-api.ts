import type { Api } from '@pasaz/kernel/platform/api';

/** An API client whose code is fetched with its first call: a first page makes none. A failed fetch is tried again. */
export function lazyApi(connect: () => Promise<Api>): Api {
	let connecting: Promise<Api> | undefined;
	const connected = async () => {
		connecting ??= connect();
		try {
			return await connecting;
		} catch (error) {
			connecting = undefined;
			throw error;
		}
	};
	return {
		call: async (endpoint, input) => (await connected()).call(endpoint, input),
		send: async (endpoint, input) => (await connected()).send(endpoint, input),
	};
}
