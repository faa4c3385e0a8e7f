import * as z from 'zod/mini';
import type { AnyEndpoint, BodyOf, QueryOf } from '../contract/endpoint.ts';
import { ApiError, ContractError, NetworkError } from '../errors.ts';

export interface CallInput<E extends AnyEndpoint> {
	params?: Record<string, string>;
	query?: QueryOf<E>;
	body?: BodyOf<E>;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** Asks another store view than the page's own. */
	storeCode?: string;
	/** Sends the call with this access token, even if somebody else has logged in meanwhile. It is not renewed. */
	token?: string | undefined;
}

export interface CallOptions {
	/** Origin of the commerce API, or empty for the page's own. */
	baseUrl: string;
	/** ms for one call; left out where calls have a limit in common. */
	timeout?: number;
	/** Goes with every call, because several store views may share one API. */
	storeCode?: string | undefined;
	/** Whether the access token goes in a header, and not in the query, where logs may keep it; so it does where missing. */
	tokenInHeader?: boolean;
}

export interface HttpOptions extends CallOptions {
	/** ms; 1,000 on the server, 5,000 in the browser. */
	timeout: number;
}

function pathOf(path: string, params: Record<string, string> = {}) {
	return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function queryString(...parts: unknown[]) {
	const search = new URLSearchParams();
	for (const part of parts) {
		for (const [key, value] of Object.entries(part ?? {})) if (value !== undefined) search.set(key, String(value));
	}
	return search.size > 0 ? `?${search}` : '';
}

function limited(signal: AbortSignal | null = null, timeout?: number): AbortSignal | null {
	if (timeout === undefined) return signal;
	const limit = AbortSignal.timeout(timeout);
	return signal ? AbortSignal.any([signal, limit]) : limit;
}

export function requestOf(
	{ baseUrl, timeout, storeCode, tokenInHeader = true }: CallOptions,
	{ method, path }: AnyEndpoint,
	{ params, query, body, headers: given, signal, storeCode: other = storeCode }: CallInput<AnyEndpoint>,
	token: string | undefined,
): [url: string, init: RequestInit] {
	const headers: Record<string, string> = { accept: 'application/json', ...given };
	if (token && tokenInHeader) headers.authorization = `Bearer ${token}`;
	const init: RequestInit = { method, headers };
	if (body !== undefined) {
		headers['content-type'] = 'application/json';
		init.body = JSON.stringify(body);
	}
	init.signal = limited(signal, timeout);
	return [
		baseUrl + pathOf(path, params) + queryString(query, { storeCode: other, token: tokenInHeader ? undefined : token }),
		init,
	];
}

export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!';
export const WRONG_FORMAT = 'Unhandled error, wrong response format!';

export interface Exchanged {
	status: number;
	headers: Headers;
	body: unknown;
}

async function jsonOf(response: Response): Promise<unknown> {
	const { status, headers, url } = response;
	if (!headers.get('content-type')?.includes('application/json')) {
		throw new ContractError(BAD_CONTENT_TYPE, { cause: { status, url } });
	}
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new ContractError(WRONG_FORMAT, { cause });
	}
}

export interface OutgoingCall {
	endpoint: AnyEndpoint;
	url: string;
	init: RequestInit;
	/** As it was before it became the JSON of `init`. */
	body: unknown;
}

/** Sends a call and reads the JSON of its answer. @throws as `exchange` */
export type Exchange = (call: OutgoingCall) => Promise<Exchanged>;

/**
 * Sends one request and reads its JSON.
 * @throws {NetworkError} no answer, or not in time
 * @throws {ContractError} the answer is not JSON
 */
export async function exchange(request: typeof fetch, url: string, init: RequestInit): Promise<Exchanged> {
	try {
		const response = await request(url, init);
		return { status: response.status, headers: response.headers, body: await jsonOf(response) };
	} catch (cause) {
		if (cause instanceof ContractError) throw cause;
		throw new NetworkError(`No answer from ${url}`, { cause });
	}
}

const Refusal = z.object({ result: z.optional(z.unknown()) });
const Details = z.object({ errorMessage: z.string(), errorCode: z.optional(z.string()) });

/** Turns a refusal into an error; its message and code are in the envelope's `result`. */
export function refusalOf({ status, body }: Pick<Exchanged, 'status' | 'body'>): ApiError {
	const { result } = Refusal.safeParse(body).data ?? {};
	const details = Details.safeParse(result).data;
	const message = details?.errorMessage ?? (typeof result === 'string' ? result : `HTTP ${status}`);
	return new ApiError(message, { status, code: details?.errorCode ?? String(status), details: result });
}
