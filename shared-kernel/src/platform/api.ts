import * as z from 'zod/mini';
import type { AnyEndpoint, BodyOf, QueryOf, ResultOf } from '../contract/endpoint.ts';
import { ApiError, ContractError, NetworkError } from '../errors.ts';

export interface ApiOptions {
	/** Origin of the commerce API, or empty for the page's own. */
	baseUrl: string;
	/** ms; 1,000 on the server, 5,000 in the browser. */
	timeout: number;
	fetch?: typeof fetch;
	/** The user's access token, asked for at each call. */
	token?: () => string | undefined;
}

export interface CallInput<E extends AnyEndpoint> {
	/** Values of `:name` parts of the path. */
	params?: Record<string, string>;
	query?: QueryOf<E>;
	body?: BodyOf<E>;
	headers?: Record<string, string>;
	signal?: AbortSignal;
}

export interface Answer<E extends AnyEndpoint> {
	code: number;
	result: ResultOf<E>;
	meta: unknown;
}

export interface Api {
	/**
	 * Calls an endpoint and returns its checked result.
	 * @throws {NetworkError} no answer in time
	 * @throws {ApiError} the server refused
	 * @throws {ContractError} the answer is not JSON or not what the contract says
	 */
	call<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<ResultOf<E>>;
	/** Like `call`, with the envelope's `code` and `meta`. */
	send<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>>;
}

const Refusal = z.object({
	code: z.optional(z.int()),
	result: z.optional(z.unknown()),
});
const RefusalDetails = z.object({ errorMessage: z.string(), errorCode: z.optional(z.string()) });

function pathOf(path: string, params: Record<string, string> = {}) {
	return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: unknown) {
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
	return search.size > 0 ? `?${search}` : '';
}

function requestOf(options: ApiOptions, endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>): [string, RequestInit] {
	const token = endpoint.auth ? options.token?.() : undefined;
	const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
	if (token) headers.authorization = `Bearer ${token}`;
	const init: RequestInit = { method: endpoint.method, headers };
	if (input.body !== undefined) {
		headers['content-type'] = 'application/json';
		init.body = JSON.stringify(input.body);
	}
	const limit = AbortSignal.timeout(options.timeout);
	init.signal = input.signal ? AbortSignal.any([input.signal, limit]) : limit;
	return [options.baseUrl + pathOf(endpoint.path, input.params) + queryString(input.query), init];
}

function refusalOf(status: number, body: unknown) {
	const { result } = Refusal.safeParse(body).data ?? {};
	const details = RefusalDetails.safeParse(result).data;
	const message = details?.errorMessage ?? (typeof result === 'string' ? result : `HTTP ${status}`);
	return new ApiError(message, { status, code: details?.errorCode ?? String(status), details: result });
}

async function readJson(response: Response) {
	if (!response.headers.get('content-type')?.includes('application/json')) {
		throw new ContractError('Error with response - bad content-type!');
	}
	const body: unknown = await response.json();
	return body;
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown, path: string): z.output<S> {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw new ContractError(`Unhandled error, wrong response format! (${path})`, { cause: parsed.error });
}

const Envelope = z.object({ code: z.int(), result: z.unknown(), meta: z.optional(z.unknown()) });

/** The one way to talk to the commerce API, in the browser and on the server. */
export function createApi(options: ApiOptions): Api {
	const request = options.fetch ?? fetch;

	async function answer(url: string, init: RequestInit) {
		try {
			const response = await request(url, init);
			return { response, body: await readJson(response) };
		} catch (cause) {
			if (cause instanceof ContractError) throw cause;
			throw new NetworkError(`No answer from ${url}`, { cause });
		}
	}

	async function send<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
		const [url, init] = requestOf(options, endpoint, input);
		const { response, body } = await answer(url, init);
		if (!response.ok) throw refusalOf(response.status, body);
		if (endpoint.bare)
			return {
				code: response.status,
				result: parse<E['result']>(endpoint.result, body, endpoint.path),
				meta: undefined,
			};
		const { code, result, meta } = parse(Envelope, body, endpoint.path);
		return { code, result: parse<E['result']>(endpoint.result, result, endpoint.path), meta };
	}

	return { send, call: async (endpoint, input) => (await send(endpoint, input)).result };
}
