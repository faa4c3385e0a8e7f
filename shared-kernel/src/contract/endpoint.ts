import * as z from 'zod/mini';

/**
 * One call that crosses the border between front end and back end; the client sends it and the server answers it from the same descriptor.
 * The answer is `{ code, result, meta? }` unless `bare`: the search service and the URL map answer without an envelope.
 *
 * Query and body are strict: a field that they do not name is refused, at every depth, so that a slip of the pen does not pass for a choice.
 * What vue-storefront's clients send and nobody needs is named, too (`Unused`). Open are only documents whose shape is a platform's:
 * the products of an order, its `shippingExtraFields`, a product option's `extension_attributes`, a conversion's message, a sort's `options`, and query and body of `_search`.
 */
export interface Endpoint<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Result extends z.ZodMiniType> {
	method: 'GET' | 'POST' | 'DELETE';
	/** Hono-style pattern below the API's root, e.g. `/api/order/:uuid/payment`. */
	path: string;
	query: Query;
	body: Body;
	result: Result;
	/** Beside `result` in the envelope, e.g. the refresh token of a login. */
	meta?: z.ZodMiniType;
	bare?: boolean;
	/** `user`: refused with 401 without a valid user token. `optional`: the token changes the answer. */
	auth?: 'user' | 'optional';
}

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>;
type Given = Partial<AnyEndpoint> & Pick<AnyEndpoint, 'method' | 'path' | 'result'>;
type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodMiniType> ? S : z.ZodMiniUndefined;
type Described<E extends Given> = Endpoint<Part<E, 'query'>, Part<E, 'body'>, E['result']> & E;

/** Fills the parts that a call does not have, so that both sides can treat every endpoint alike. */
export function endpoint<const E extends Given>(given: E): Described<E>;
export function endpoint(given: Given): AnyEndpoint {
	return { query: z.undefined(), body: z.undefined(), ...given };
}

export type QueryOf<E extends AnyEndpoint> = z.output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = z.output<E['body']>;
export type ResultOf<E extends AnyEndpoint> = z.output<E['result']>;
