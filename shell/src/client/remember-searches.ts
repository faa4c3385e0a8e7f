interface Remembered {
	at: number;
	response: Promise<Response>;
}

interface RememberOptions {
	/** ms for which an answer is given again. */
	fresh: number;
	/** ms that one call may take; shared by all who wait for it. */
	timeout: number;
	fetch?: typeof fetch;
	now?: () => number;
}

/** Most answers that are kept. */
const MOST = 200;
/** Calls that only read although they are sent by POST. */
const READING = ['/api/catalog/search', '/api/url/map'];

/** Read to its end, as the time that its call had ends what was not read by then. */
async function whole(response: Response): Promise<Response> {
	return new Response(await response.arrayBuffer(), response);
}

/**
 * A `fetch` that remembers the catalogue's answers for a while, by address and body: what was fetched ahead is
 * there when it is tapped. Failures are forgotten at once, and concern only who asked first.
 */
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
		if (remembered.size > MOST) remembered.delete(remembered.keys().next().value ?? '');
		return response;
	}

	return async (input, init) => {
		const url = String(input);
		if (!READING.some((path) => url.split('?')[0]?.endsWith(path))) return request(input, init);
		const key = `${url} ${init?.body}`;
		const known = remembered.get(key);
		// what was asked ahead may have used up its time before anybody waited for it
		const ahead = known && now() - known.at < fresh ? await known.response.catch(() => undefined) : undefined;
		return (ahead?.ok ? ahead : await ask(key, url, init)).clone();
	};
}
