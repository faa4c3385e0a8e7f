import * as z from 'zod/mini';
import { ApiError } from '../errors.ts';
import type { Exchanged } from './http-exchange.ts';

const Refusal = z.object({ result: z.optional(z.unknown()) });
const Details = z.object({ errorMessage: z.string(), errorCode: z.optional(z.string()) });

/** The server's "no": its words and code stand in the envelope's `result`. */
export function refusalOf({ status, body }: Pick<Exchanged, 'status' | 'body'>): ApiError {
	const { result } = Refusal.safeParse(body).data ?? {};
	const details = Details.safeParse(result).data;
	const message = details?.errorMessage ?? (typeof result === 'string' ? result : `HTTP ${status}`);
	return new ApiError(message, { status, code: details?.errorCode ?? String(status), details: result });
}
