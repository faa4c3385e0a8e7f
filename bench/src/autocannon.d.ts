declare module 'autocannon' {
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration: number;
		headers?: Record<string, string>;
		/** Autocannon sends these in turn. */
		requests?: ({ path: string } | { setupRequest(request: object): { path: string } })[];
		setupClient?(client: Client): void;
	}
	interface Client {
		/** The headers are names and values in turn. */
		on(event: 'headers', listener: (answer: { statusCode: number; headers: string[] }) => void): void;
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
