import * as z from 'zod/mini';
import type { NetworkTask } from '../../contract/network-task.ts';
import { ApiError, ContractError, NetworkError } from '../../errors.ts';
import { type Authorization, type Session, sendAuthorized } from '../authorization.ts';
import { type Exchanged, exchange, type HttpOptions, queryString, refusalOf, WRONG_FORMAT } from '../http.ts';
import { retryAfterOf } from './backoff.ts';
import type { TaskAnswer } from './task.ts';

export type Verdict =
	/** The server said yes or no. */
	| { kind: 'answered'; answer: TaskAnswer }
	/** The server failed on this task, which counts against the task. */
	| { kind: 'failed'; answer: TaskAnswer }
	/** The shop did not answer, which says nothing about the task. */
	| { kind: 'unreachable'; retryAfter?: number | undefined };

const Envelope = z.object({ code: z.int(), result: z.optional(z.unknown()) });
/** Statuses of an overloaded server, or of the gateways before it. */
const BUSY_STATUSES = [408, 425, 429, 502, 503, 504];
const Status = z.object({ status: z.int() });
const BROKEN: TaskAnswer = { resultCode: 500, result: null };

/** Judges by the envelope's `code` if the HTTP status means success. @param serverNow ms */
export function verdictOn(answer: Exchanged, serverNow: number): Verdict {
	const { status, headers, body } = answer;
	const retryAfter = retryAfterOf(headers.get('retry-after'), serverNow);
	const isBusy = BUSY_STATUSES.includes(status) || (status === 409 && retryAfter !== undefined);
	if (isBusy) return { kind: 'unreachable', retryAfter };
	if (status >= 500) return { kind: 'failed', answer: BROKEN };
	if (status < 200 || status > 299)
		return { kind: 'answered', answer: { resultCode: status, result: refusalOf(answer).details } };
	const parsed = Envelope.safeParse(body).data;
	if (!parsed) return { kind: 'failed', answer: BROKEN };
	const { code: resultCode, result } = parsed;
	if (resultCode < 200 || resultCode > 299) return verdictOn({ ...answer, status: resultCode }, serverNow);
	return { kind: 'answered', answer: { resultCode, result } };
}

/** Statuses of a proxy or a portal that wants something of the shopper first, whatever is called. */
const PORTAL_STATUSES = [401, 407];

/** Whether a page in place of JSON is about this one call: the shop broke over it, or a firewall or a proxy does not let it pass. */
function isAboutCall(status: number): boolean {
	if (status === 500) return true;
	return status >= 400 && status <= 499 && ![...PORTAL_STATUSES, ...BUSY_STATUSES].includes(status);
}

/** HTML in place of JSON comes from a captive portal or a gateway, unless it is about the call. @returns undefined for an error in our own code */
export function verdictOnError(error: unknown): Verdict | undefined {
	if (error instanceof NetworkError) return { kind: 'unreachable' };
	if (error instanceof ContractError) {
		const status = Status.safeParse(error.cause).data?.status ?? 0;
		const isBroken = isAboutCall(status) || error.message === WRONG_FORMAT;
		return isBroken ? { kind: 'failed', answer: BROKEN } : { kind: 'unreachable' };
	}
	if (!(error instanceof ApiError)) return undefined;
	const { status: resultCode, details: result } = error;
	if (resultCode >= 500 || BUSY_STATUSES.includes(resultCode)) return { kind: 'unreachable' };
	return { kind: 'answered', answer: { resultCode, result } };
}

export interface SendOptions extends HttpOptions {
	fetch: typeof fetch;
	authorization: Authorization;
	/** ms. */
	serverNow: () => number;
}

/** The task's owner no longer uses this device. */
class OwnerChanged extends Error {
	override name = 'OwnerChanged';
}

/** A page in place of an answer to the refresh says nothing about the task. */
function asUnreachable(error: unknown): never {
	throw error instanceof ContractError ? new NetworkError('The token cannot be renewed now', { cause: error }) : error;
}

/** Refuses the tokens of anybody but the owner. */
function onlyOf(owner: number, { current, renew }: Authorization): Authorization {
	const check = async (asked: ReturnType<Authorization['current']>): Promise<Session> => {
		const session = await Promise.resolve(asked).catch(asUnreachable);
		if (session?.userId !== owner) throw new OwnerChanged();
		return session;
	};
	return {
		current: () => check(current()),
		renew: (refused, attempt) => check(renew(refused, attempt)),
	};
}

function requestOf({ task_id, url, payload }: NetworkTask, token: string | undefined, options: SendOptions) {
	const { baseUrl, timeout, storeCode, tokenInHeader = true } = options;
	const { method, body } = payload;
	const headers: Record<string, string> = { accept: 'application/json', 'Idempotency-Key': task_id };
	if (body !== undefined) headers['content-type'] = 'application/json';
	if (token && tokenInHeader) headers.authorization = `Bearer ${token}`;
	const own = queryString({ storeCode: storeCode || undefined, token: tokenInHeader ? undefined : token });
	const query = url.includes('?') ? own.replace('?', '&') : own;
	const init: RequestInit = { method, headers, signal: AbortSignal.timeout(timeout) };
	if (body !== undefined) init.body = body;
	return [baseUrl + url + query, init] as const;
}

/** Makes a task's call as its owner. @returns undefined if the owner has gone and nothing was sent */
export async function sendTask(task: NetworkTask, options: SendOptions): Promise<Verdict | undefined> {
	const { fetch, authorization, serverNow } = options;
	const owner = task.owner === null ? undefined : onlyOf(task.owner, authorization);
	try {
		const answer = await sendAuthorized(owner, (token) => exchange(fetch, ...requestOf(task, token, options)));
		return verdictOn(answer, serverNow());
	} catch (error) {
		if (error instanceof OwnerChanged) return undefined;
		const verdict = verdictOnError(error);
		if (!verdict) throw error;
		return verdict;
	}
}
