import type { AnyEndpoint, BodyOf, QueryOf } from '../contract/endpoint.ts';
import type { Session } from './authorization.ts';

export interface CallInput<E extends AnyEndpoint> {
	/** Values of `:name` parts of the path. */
	params?: Record<string, string>;
	query?: QueryOf<E>;
	body?: BodyOf<E>;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** Whose call it is, also when somebody else is logged in by the time it is sent. It is not renewed. */
	session?: Session | undefined;
}

export interface HttpOptions {
	/** Origin of the commerce API, or empty for the page's own. */
	baseUrl: string;
	/** ms; 1,000 on the server, 5,000 in the browser. */
	timeout: number;
	/** Sent with every call where several store views share one API. */
	storeCode?: string | undefined;
}

function pathOf(path: string, params: Record<string, string> = {}) {
	return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(...parts: unknown[]) {
	const search = new URLSearchParams();
	for (const part of parts) {
		for (const [key, value] of Object.entries(part ?? {})) if (value !== undefined) search.set(key, String(value));
	}
	return search.size > 0 ? `?${search}` : '';
}

/** Address and settings for `fetch`. */
export function requestOf(
	{ baseUrl, timeout, storeCode }: HttpOptions,
	{ method, path }: AnyEndpoint,
	{ params, query, body, headers: given, signal }: CallInput<AnyEndpoint>,
	token: string | undefined,
): [url: string, init: RequestInit] {
	const headers: Record<string, string> = { accept: 'application/json', ...given };
	if (token) headers.authorization = `Bearer ${token}`;
	const init: RequestInit = { method, headers };
	if (body !== undefined) {
		headers['content-type'] = 'application/json';
		init.body = JSON.stringify(body);
	}
	const limit = AbortSignal.timeout(timeout);
	init.signal = signal ? AbortSignal.any([signal, limit]) : limit;
	return [baseUrl + pathOf(path, params) + queryString(query, { storeCode }), init];
}
