import type { NetworkTask } from '../../contract/network-task.ts';
import { type Authorization, type Session, sendAuthorized } from '../authorization.ts';
import { exchange } from '../http-exchange.ts';
import type { HttpOptions } from '../http-request.ts';
import { fillUrl } from './fill-url.ts';
import { needsCart } from './next-task.ts';
import { type Verdict, verdictOn, verdictOnError } from './verdict.ts';

export interface SendDeps extends HttpOptions {
	fetch: typeof fetch;
	authorization: Authorization;
	cartId: () => string | null;
	/** ms, by the server's clock. */
	serverNow: () => number;
}

/** The task's owner does not use this device any more, or the cart it is about is gone. */
class NotNow extends Error {
	override name = 'NotNow';
}

/** The authorization as far as it is this owner's. */
function onlyOf(owner: number, { current, renew }: Authorization): Authorization {
	const check = (session: Session | undefined): Session => {
		if (session?.userId !== owner) throw new NotNow();
		return session;
	};
	return {
		current: async () => check(await current()),
		renew: async (refused, attempt) => check(await renew(refused, attempt)),
	};
}

function requestOf(task: NetworkTask, token: string | undefined, deps: SendDeps): [string, RequestInit] {
	const { baseUrl, timeout, storeCode, tokenInHeader = true, cartId } = deps;
	const cart = cartId();
	if (needsCart(task) && cart === null) throw new NotNow();
	const { method, mode, body, headers: own } = task.payload;
	const headers: Record<string, string> = { accept: 'application/json', ...own, 'Idempotency-Key': task.task_id };
	if (body !== undefined) headers['content-type'] = 'application/json';
	if (token && tokenInHeader) headers.authorization = `Bearer ${token}`;
	const url = baseUrl + fillUrl(task.url, { token, cartId: cart, tokenInHeader, storeCode });
	return [url, { method, mode, headers, signal: AbortSignal.timeout(timeout), ...(body !== undefined && { body }) }];
}

/** Makes the call of a task as its owner. @returns undefined when it could not be made as such: nothing was sent */
export async function sendTask(task: NetworkTask, deps: SendDeps): Promise<Verdict | undefined> {
	const { fetch, authorization, serverNow } = deps;
	const owner = task.owner === null ? undefined : onlyOf(task.owner, authorization);
	try {
		const answer = await sendAuthorized(owner, (token) => exchange(fetch, ...requestOf(task, token, deps)));
		return verdictOn(answer, serverNow());
	} catch (error) {
		if (error instanceof NotNow) return undefined;
		const verdict = verdictOnError(error);
		if (!verdict) throw error;
		return verdict;
	}
}
