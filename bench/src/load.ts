import autocannon from 'autocannon';

export interface Load {
	perSecond: number;
	/** ms. */
	p99: number;
	errors: number;
}

const CONNECTIONS = 10;
/** Seconds. */
const WARM_UP = 2;
const DURATION = 6;

/** Requests per second of one address over ten connections, after a warm-up. */
export async function loadTest(url: string): Promise<Load> {
	const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } };
	await autocannon({ ...options, duration: WARM_UP });
	const result = await autocannon({ ...options, duration: DURATION });
	return { perSecond: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx };
}
