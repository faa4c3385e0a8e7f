interface Remembered {
	at: number;
	response: Promise<Response>;
}

interface RememberOptions {
	fresh: number;
	/** ms for one call, shared by all callers that wait for it. */
	timeout: number;
	fetch?: typeof fetch;
	now?: () => number;
}

const MAX_ANSWERS = 200;
/** These calls only read, although they are POST requests. */
const READ_CALLS = ['/api/catalog/search', '/api/url/map'];

/** Reads the answer to its end, because the timeout of the call would abort the rest. */
async function whole(response: Response): Promise<Response> {
	return new Response(await response.arrayBuffer(), response);
}

/** A prefetched answer is there at the tap. A failure is forgotten and reaches only the first caller. */
export function rememberSearches({
	fresh,
	timeout,
	fetch: request = fetch,
	now = Date.now,
}: RememberOptions): typeof fetch {
	const remembered = new Map<string, Remembered>();

	function ask(key: string, url: string, init: RequestInit | undefined) {
		const response = request(url, { ...init, signal: AbortSignal.timeout(timeout) }).then(whole);
		remembered.delete(key);
		remembered.set(key, { at: now(), response });
		response.then(
			({ ok }) => ok || remembered.delete(key),
			() => remembered.delete(key),
		);
		if (remembered.size > MAX_ANSWERS) remembered.delete(remembered.keys().next().value ?? '');
		return response;
	}

	return async (input, init) => {
		const url = String(input);
		if (!READ_CALLS.some((path) => url.split('?')[0]?.endsWith(path))) return request(input, init);
		const key = `${url} ${init?.body}`;
		const known = remembered.get(key);
		// A prefetch may have timed out before anybody waited for it.
		const prefetched = known && now() - known.at < fresh ? await known.response.catch(() => undefined) : undefined;
		return (prefetched?.ok ? prefetched : await ask(key, url, init)).clone();
	};
}
