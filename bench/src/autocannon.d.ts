declare module 'autocannon' {
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration: number;
		headers?: Record<string, string>;
		/** Autocannon sends these in turn. */
		requests?: { path: string }[];
	}
	interface Result {
		requests: { average: number };
		latency: { p50: number; p97_5: number; p99: number };
		'2xx': number;
		errors: number;
		non2xx: number;
	}
	export default function autocannon(options: Options): Promise<Result>;
}
