import autocannon from 'autocannon';

export interface Answers {
	/** Whole pages a second. */
	pages: number;
	/** Refusals a second. */
	refused: number;
	unanswered: number;
	/** Refusals that do not say when to come again, or are no page. */
	unexplained: number;
	/** ms from a request to the end of its page. */
	latency: { half: number; most: number };
}

interface Asking {
	url: string;
	connections: number;
	/** Seconds. */
	duration: number;
}

let asked = 0;

/** A listing that nobody has asked for before, so that it is made for its request. */
function nextListing(): string {
	asked += 1;
	return `/ona/sukienki?price_from=0&price_to=${1000 + asked}`;
}

/** @param headers names and values in turn */
function namesOf(headers: readonly string[]): string[] {
	return headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
}

function isPage(headers: readonly string[]): boolean {
	return headers.some((value) => value.startsWith('text/html'));
}

export async function askPages({ url, connections, duration }: Asking): Promise<Answers> {
	let unexplained = 0;
	// Autocannon copies its list of requests for each connection, so a long one keeps it too busy to read any answer.
	const requests = [{ setupRequest: (request: object) => ({ ...request, path: nextListing() }) }];
	const result = await autocannon({
		url,
		connections,
		duration,
		requests,
		setupClient: (client) =>
			client.on('headers', ({ statusCode, headers }) => {
				const isExplained = isPage(headers) && namesOf(headers).includes('retry-after');
				if (statusCode !== 200 && !isExplained) unexplained += 1;
			}),
	});
	const { '2xx': pages, non2xx: refused, errors, latency } = result;
	return {
		pages: pages / duration,
		refused: refused / duration,
		unanswered: errors,
		unexplained,
		latency: { half: latency.p50, most: latency.p97_5 },
	};
}
