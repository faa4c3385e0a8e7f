import autocannon from 'autocannon';

export interface Load {
	perSecond: number;
	/** ms. */
	p99: number;
	/** ms at the 97.5th percentile: autocannon measures no nearer one above the 95th. */
	p97: number;
	errors: number;
}

/** Seconds. */
const WARM_UP = 2;
const DURATION = 6;

/** Requests per second of one address, or of several in turn, after a warm-up. */
export async function loadTest(urls: string | string[], connections = 10): Promise<Load> {
	const [url = '', ...others] = [urls].flat();
	const requests = [url, ...others].map((each) => ({ path: each.replace(new URL(each).origin, '') }));
	const options = { url, requests, connections, headers: { 'accept-encoding': 'br' } };
	await autocannon({ ...options, duration: WARM_UP });
	const result = await autocannon({ ...options, duration: DURATION });
	return {
		perSecond: result.requests.average,
		p99: result.latency.p99,
		p97: result.latency.p97_5,
		errors: result.errors + result.non2xx,
	};
}
