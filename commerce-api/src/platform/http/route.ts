import type { AnyEndpoint, BodyOf, QueryOf, ResultOf } from '@pasaz/kernel/contract/endpoint';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Context, Hono } from 'hono';
import type { output, ZodMiniType } from 'zod/mini';
import { findStoreView } from './find-store-view.ts';
import { parseInput } from './parse-input.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

export interface Principal {
	userId: number;
	sessionId: string;
}

interface EndpointRequest<E extends AnyEndpoint> {
	query: QueryOf<E>;
	body: BodyOf<E>;
	params: Record<string, string>;
	user: E extends { auth: 'user' } ? Principal : Principal | undefined;
	/** The storefront of `storeCode` or of a search's `store`, or the shop's first. */
	storeView: StoreView;
	storeCode: string;
	header(name: string): string | undefined;
	/** The network that the client asks from; undefined for the shop's own servers. */
	network: string | undefined;
	setCookie(cookie: string): void;
}

type Answered<E extends AnyEndpoint> = E extends { meta: infer M extends ZodMiniType }
	? { result: ResultOf<E>; meta: output<M> }
	: ResultOf<E> | Response;

type Handler<E extends AnyEndpoint> = (request: EndpointRequest<E>) => Answered<E> | Promise<Answered<E>>;

interface RouteOptions {
	/** The first is the default. */
	storeViews: readonly StoreView[];
	/** Accepts `?token=`, which vue-storefront's clients send; otherwise it is refused, because addresses get into logs. */
	tokenInQuery?: boolean;
}

export type Route = <const E extends AnyEndpoint>(endpoint: E, handler: Handler<E>) => void;

/** A handler that answers with a `Response` has written the envelope itself. */
export function createRoute(
	app: Hono,
	authenticate: (token: string) => Promise<Principal | undefined>,
	{ storeViews, tokenInQuery = false }: RouteOptions,
): Route {
	function route<const E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): void;
	function route(endpoint: AnyEndpoint, handler: (request: EndpointRequest<AnyEndpoint>) => unknown): void {
		app.on(endpoint.method, endpoint.path, async (c) => {
			const address = c.req.query();
			const params = c.req.param();
			// The database cannot store this character.
			if (hasNul(params)) throw new Refusal(404, 'not-found', 'Nothing has this address.');
			if (hasNul(address)) {
				throw new Refusal(422, 'invalid-input', 'The address holds a forbidden character.');
			}
			// Every call accepts these two.
			const { token, storeCode, ...query } = address;
			if (token && !tokenInQuery) {
				throw new Refusal(400, 'token-in-query', 'Tokens are only accepted in the Authorization header.');
			}
			const authorization = c.req.header('authorization') ?? (token && `Bearer ${token}`);
			const user = await findUser(authorization, endpoint, authenticate);
			const body = parseInput(endpoint.body, await readBody(c.req.raw));
			const storeView = findStoreView(storeViews, storeNamedIn(body) ?? storeCode);
			const answer = await handler({
				query: parseInput(endpoint.query, query),
				body,
				params,
				user,
				storeView,
				storeCode: storeView.storeCode,
				header: (name) => c.req.header(name),
				network: networkOf(c),
				setCookie: (cookie) => c.header('Set-Cookie', cookie, { append: true }),
			});
			if (answer instanceof Response) return answer;
			if (endpoint.bare) return c.json(answer);
			if (endpoint.meta && typeof answer === 'object') return c.json({ code: 200, ...answer });
			return c.json({ code: 200, result: answer });
		});
	}
	return route;
}

function hasNul(values: Record<string, string>): boolean {
	return Object.values(values).some((value) => value.includes('\0'));
}

/** As `limitRequests` has noted it. */
function networkOf(c: Context): string | undefined {
	const network: unknown = c.get('network');
	return typeof network === 'string' ? network : undefined;
}

/** Searches name their store view in the body, as vue-storefront's do. */
function storeNamedIn(body: unknown): string | undefined {
	const named = typeof body === 'object' && body !== null && 'store' in body ? body.store : undefined;
	return typeof named === 'string' && named !== '' ? named : undefined;
}

/** An expired token is refused even where none is needed, so that the client renews it. */
async function findUser(
	authorization: string | undefined,
	{ auth }: AnyEndpoint,
	authenticate: (token: string) => Promise<Principal | undefined>,
): Promise<Principal | undefined> {
	if (!auth) return undefined;
	const token = authorization?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
	const user = token && (await authenticate(token));
	if (user) return user;
	if (auth === 'user' || authorization) {
		throw new Refusal(401, 'not-authorized', 'You did not sign in correctly or your account is temporarily disabled.');
	}
	return undefined;
}
