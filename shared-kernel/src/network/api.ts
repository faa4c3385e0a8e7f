import * as z from 'zod/mini';
import type { AnyEndpoint, ResultOf } from '../contract/endpoint.ts';
import { ContractError } from '../errors.ts';
import { type Authorization, sendAuthorized } from './authorization.ts';
import {
	type CallInput,
	type CallOptions,
	type Exchange,
	exchange,
	refusalOf,
	requestOf,
	WRONG_FORMAT,
} from './http.ts';

export interface ApiOptions extends CallOptions {
	fetch?: typeof fetch;
	exchange?: Exchange;
	/** The shopper's tokens; without it every call is a guest's. */
	authorization?: Authorization;
}

export interface Answer<E extends AnyEndpoint> {
	code: number;
	result: ResultOf<E>;
	meta: unknown;
}

export interface Api {
	/**
	 * Calls an endpoint and returns its validated result.
	 * @throws {NetworkError} no answer in time
	 * @throws {ApiError} the server refused
	 * @throws {ContractError} the answer is not JSON or not what the contract says
	 */
	call<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<ResultOf<E>>;
	/** Like `call`, with the envelope's `code` and `meta`. */
	send<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>>;
}

const Envelope = z.object({ code: z.int(), result: z.unknown(), meta: z.optional(z.unknown()) });

function parse<S extends z.ZodMiniType>(schema: S, value: unknown, path: string): z.output<S> {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw new ContractError(`${WRONG_FORMAT} (${path})`, { cause: parsed.error });
}

export function createApi(options: ApiOptions): Api {
	const request = options.fetch ?? fetch;
	const exchanged = options.exchange ?? (({ url, init }) => exchange(request, url, init));

	async function send<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
		const { path, bare } = endpoint;
		const ask = (token?: string) => {
			const [url, init] = requestOf(options, endpoint, input, token);
			return exchanged({ endpoint, url, init, body: input.body });
		};
		const isRenewed = endpoint.auth && !input.token;
		const answer = await (isRenewed ? sendAuthorized(options.authorization, ask) : ask(input.token));
		if (answer.status < 200 || answer.status > 299) throw refusalOf(answer);
		const { code, result, meta } = bare
			? { code: answer.status, result: answer.body, meta: undefined }
			: parse(Envelope, answer.body, path);
		return { code, result: parse<E['result']>(endpoint.result, result, path), meta };
	}

	return { send, call: async (endpoint, input) => (await send(endpoint, input)).result };
}
