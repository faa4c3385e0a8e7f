import type { AnyEndpoint } from '@pasaz/kernel/contract/endpoint';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import type { RefusalStatus } from '../platform/http/refusal.ts';

/** A status with the code of `result.errorCode`, e.g. `404 cart-not-found`. */
export type ErrorName = `${RefusalStatus | 500} ${string}`;

/** `user` and `admin` must bring their token, `shopper` may, the payment provider signs. */
export type Access = 'anyone' | 'shopper' | 'user' | 'admin' | 'provider';

export interface Answer {
	status: 200 | 206 | 303 | 304 | 404 | 409 | 422 | 503;
	description: string;
	/** Schema by media type; undefined where the answer is no JSON. */
	content: Record<string, ZodMiniType | undefined>;
}

/** An input field outside JSON: a part of a path or a header. */
export interface Field {
	description: string;
	example: string;
	pattern?: string;
	required?: boolean;
}

export interface Call {
	method: AnyEndpoint['method'];
	/** In Hono's syntax. */
	path: string;
	tag: string;
	summary: string;
	access: Access;
	/** Whether `http/route.ts` answers it: it takes `storeCode` and refuses in the envelope. */
	ofContract: boolean;
	query: ZodMiniType;
	headers: Record<string, Field>;
	bodies: Record<string, ZodMiniType>;
	/** Values of fields by their names. */
	examples: Record<string, unknown>;
	answers: Answer[];
	/** Every refusal, also those that all calls share. */
	errors: ErrorName[];
}

interface CallDescription {
	summary: string;
	headers?: Record<string, Field>;
	examples?: Record<string, unknown>;
	errors?: ErrorName[];
}

const ALWAYS: ErrorName[] = ['429 too-many-requests', '500 internal', '503 busy'];
const OF_ADDRESS: ErrorName[] = ['400 token-in-query', '400 unknown-store', '422 invalid-input'];
const OF_BODY: ErrorName[] = ['400 malformed-json', '413 too-large', '415 unsupported-type'];
const OF_MERCHANT: ErrorName[] = ['401 not-authorized', '404 not-found'];

/** Describes calls of the contract, which `http/route.ts` answers. */
export function describeCall(tag: string) {
	return (endpoint: AnyEndpoint, { summary, headers = {}, examples = {}, errors = [] }: CallDescription): Call => {
		const { method, path, query, body, result, meta, auth, bare } = endpoint;
		const schema = bare ? result : z.object({ code: z.literal(200), result, ...(meta && { meta }) });
		return {
			method,
			path,
			tag,
			summary,
			query,
			headers,
			examples,
			ofContract: true,
			access: accessTo(endpoint),
			bodies: isEmpty(body) ? {} : { 'application/json': body },
			answers: [{ status: 200, description: 'Done.', content: { 'application/json': schema } }],
			errors: [
				...new Set([
					...(auth ? (['401 not-authorized'] as const) : []),
					...(isForMerchant(path) ? OF_MERCHANT : []),
					...OF_ADDRESS,
					...(method === 'GET' ? [] : OF_BODY),
					...ALWAYS,
					...errors,
				]),
			],
		};
	};
}

type OtherCall = Omit<Partial<Call>, 'ofContract'> & Pick<Call, 'path' | 'summary' | 'answers'>;

/** Describes calls, `GET` unless they say otherwise, that answer with something other than the contract's JSON. */
export function describeOther(tag: string) {
	return (given: OtherCall): Call => ({
		method: 'GET',
		tag,
		query: z.undefined(),
		headers: {},
		bodies: {},
		examples: {},
		access: isForMerchant(given.path) ? 'admin' : 'anyone',
		ofContract: false,
		...given,
		errors: [...new Set([...(isForMerchant(given.path) ? OF_MERCHANT : []), ...(given.errors ?? []), ...ALWAYS])],
	});
}

function accessTo({ path, auth }: AnyEndpoint): Access {
	if (isForMerchant(path)) return 'admin';
	return auth === 'optional' ? 'shopper' : (auth ?? 'anyone');
}

/** As `requireAdmin` guards them. */
function isForMerchant(path: string): boolean {
	return path.startsWith('/api/admin/');
}

export function isEmpty(schema: ZodMiniType): boolean {
	return schema._zod.def.type === 'undefined';
}
