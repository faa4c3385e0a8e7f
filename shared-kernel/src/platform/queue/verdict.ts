import * as z from 'zod/mini';
import { ApiError, ContractError, NetworkError } from '../../errors.ts';
import { type Exchanged, WRONG_FORMAT } from '../http-exchange.ts';
import { refusalOf } from '../http-refusal.ts';
import { retryAfterOf } from './back-off.ts';
import type { TaskAnswer } from './task-life.ts';

/** What an attempt to send a task came to. */
export type Verdict =
	| { kind: 'done'; answer: TaskAnswer }
	| { kind: 'refused'; answer: TaskAnswer; message: string }
	/** The server broke over this task: it counts against the task. */
	| { kind: 'failed'; reason: string }
	/** No connection, or none to the shop: it says nothing about the task. */
	| { kind: 'unreachable'; retryAfter?: number | undefined };

const Envelope = z.object({ code: z.int(), result: z.optional(z.unknown()), meta: z.optional(z.unknown()) });
/** Answers of a server that has too much to do, or of the machines before it. */
const BUSY = [408, 425, 429, 502, 503, 504];
const Status = z.object({ status: z.int() });

function refused(answer: Exchanged): Verdict {
	const { status, code, message, details } = refusalOf(answer);
	return { kind: 'refused', message, answer: { resultCode: status, code, result: details } };
}

/**
 * The envelope's `code` counts where the HTTP status says less.
 * @param serverNow ms
 */
export function verdictOn(answer: Exchanged, serverNow: number): Verdict {
	const { status, headers, body } = answer;
	const retryAfter = retryAfterOf(headers.get('retry-after'), serverNow);
	if (BUSY.includes(status) || (status === 409 && retryAfter !== undefined)) return { kind: 'unreachable', retryAfter };
	if (status >= 500) return { kind: 'failed', reason: refusalOf(answer).message };
	if (status < 200 || status > 299) return refused(answer);
	const parsed = Envelope.safeParse(body).data;
	if (!parsed) return { kind: 'failed', reason: WRONG_FORMAT };
	const { code, result, meta } = parsed;
	if (code < 200 || code > 299) return verdictOn({ ...answer, status: code }, serverNow);
	return { kind: 'done', answer: { resultCode: code, result, meta, code: null } };
}

/**
 * A page in place of JSON comes from a captive portal or a gateway (rule 19.6), unless the shop's own server broke (500).
 * @returns undefined for an error of ours
 */
export function verdictOnError(error: unknown): Verdict | undefined {
	if (error instanceof NetworkError) return { kind: 'unreachable' };
	if (error instanceof ContractError) {
		const isBroken = Status.safeParse(error.cause).data?.status === 500 || error.message === WRONG_FORMAT;
		return isBroken ? { kind: 'failed', reason: error.message } : { kind: 'unreachable' };
	}
	if (!(error instanceof ApiError)) return undefined;
	const { status: resultCode, code, message, details: result } = error;
	if (resultCode >= 500 || BUSY.includes(resultCode)) return { kind: 'unreachable' };
	return { kind: 'refused', message, answer: { resultCode, code, result } };
}

const Words = z.object({ code: z.optional(z.unknown()), message: z.optional(z.string()) });

/** What a refusal tells the shopper; nothing where the server could not find a host of its own (ENOTFOUND). */
export function errorNotice({ message, answer }: { message: string; answer: TaskAnswer }): string | undefined {
	const words = Words.safeParse(answer.result).data;
	if (answer.code === 'ENOTFOUND' || words?.code === 'ENOTFOUND') return;
	return words?.message ?? message;
}
