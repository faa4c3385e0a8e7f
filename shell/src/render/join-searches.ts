import { setImmediate } from 'node:timers/promises';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { catalogSearches, MAX_SEARCHES, RefusedSearch } from '@pasaz/kernel/contract/catalog-searches';
import { ContractError } from '@pasaz/kernel/errors';
import type { Exchange, Exchanged, OutgoingCall } from '@pasaz/kernel/network/http';
import * as z from 'zod/mini';

/** Whether the back end has the call, as far as is known; all pages of a worker share it. */
export interface JoinedCall {
	isMissing: boolean;
}

/** Statuses of a back end that does not know the call. */
const UNKNOWN_CALL = [404, 405];
/** Refusals of the whole, after which each search is asked alone. */
const REFUSED_TOGETHER = [400, 413, 422];

const Answers = z.object({ answers: z.array(z.unknown()) });
const Refused = z.object({ status: z.int() });

interface Turn {
	calls: OutgoingCall[];
	/** Resolves to the way to the answer of each. */
	sent: Promise<Exchange>;
}

function joinedCall([first, ...others]: OutgoingCall[]): OutgoingCall | undefined {
	if (!first || others.length === 0) return;
	const searches = [first, ...others].map(({ init }) => init.body).join();
	return {
		endpoint: catalogSearches,
		url: first.url.replace(catalogSearch.path, catalogSearches.path),
		init: { ...first.init, body: `{"searches":[${searches}]}` },
		body: undefined,
	};
}

/** An unknown call is often answered with a page for people. */
function unreadable(error: unknown): Exchanged {
	const status = error instanceof ContractError ? Refused.safeParse(error.cause).data?.status : undefined;
	if (status === undefined || !UNKNOWN_CALL.includes(status)) throw error;
	return { status, headers: new Headers(), body: undefined };
}

/** A search that was refused is answered as if it had been asked alone. */
function answersBySearch(calls: readonly OutgoingCall[], { status, headers, body }: Exchanged): Exchange {
	const { data } = Answers.safeParse(body);
	if (data?.answers.length !== calls.length) throw new ContractError('Not every search has an answer');
	return async (call) => {
		const answer = data.answers[calls.indexOf(call)];
		const refused = RefusedSearch.safeParse(answer).data;
		return { status: refused?.code ?? status, headers, body: answer };
	};
}

/** Sends the searches that begin in one turn of the event loop as one call, where the back end knows that call. */
export function joinSearches(exchange: Exchange, known: JoinedCall): Exchange {
	let turn: Turn | undefined;

	async function send(calls: OutgoingCall[]): Promise<Exchange> {
		const joined = joinedCall(calls);
		if (!joined) return exchange;
		const answer = await exchange(joined).catch(unreadable);
		known.isMissing ||= UNKNOWN_CALL.includes(answer.status);
		if (known.isMissing || REFUSED_TOGETHER.includes(answer.status)) return exchange;
		return answer.status === 200 ? answersBySearch(calls, answer) : async () => answer;
	}

	function beginTurn(): Turn {
		const calls: OutgoingCall[] = [];
		const sent = setImmediate().then(() => {
			if (turn?.calls === calls) turn = undefined;
			return send(calls);
		});
		return { calls, sent };
	}

	return async (call) => {
		if (call.endpoint.path !== catalogSearch.path || known.isMissing) return exchange(call);
		if (!turn || turn.calls.length === MAX_SEARCHES) turn = beginTurn();
		turn.calls.push(call);
		const answerOf = await turn.sent;
		return answerOf(call);
	};
}
