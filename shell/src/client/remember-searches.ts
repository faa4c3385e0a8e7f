/** ms; long enough for a tap to follow a hover, short enough for prices and stock. */
const FRESH = 30_000;
const MOST = 100;

interface Remembered {
	at: number;
	response: Promise<Response>;
}

/** Calls that only read although they are sent by POST. */
const READING = ['/api/catalog/search', '/api/url/map'];

/**
 * A `fetch` that remembers the catalogue's answers for a while, by address and body, so that what was prefetched is
 * there when it is tapped. Failures are forgotten at once.
 */
export function rememberSearches(request: typeof fetch = fetch, now = Date.now): typeof fetch {
	const remembered = new Map<string, Remembered>();

	function ask(key: string, url: string, init: RequestInit | undefined) {
		const response = request(url, { ...init, signal: AbortSignal.timeout(5000) });
		remembered.set(key, { at: now(), response });
		response.then(
			({ ok }) => ok || remembered.delete(key),
			() => remembered.delete(key),
		);
		if (remembered.size > MOST) remembered.delete(remembered.keys().next().value ?? '');
		return response;
	}

	return async (input, init) => {
		const url = String(input);
		if (!READING.includes(url)) return request(input, init);
		const key = `${url} ${init?.body}`;
		const known = remembered.get(key);
		const response = await (known && now() - known.at < FRESH ? known.response : ask(key, url, init));
		return response.clone();
	};
}
