import type { Exchange } from '@pasaz/kernel/network/http';

export interface CallCount {
	calls: number;
	/** How many of them had to wait for another: calls that are sent together are one round. */
	rounds: number;
}

/** Counts the calls of a page. A call that begins after another was answered begins a round. */
export function countCalls(exchange: Exchange, count: CallCount): Exchange {
	let isAnswered = true;
	return async (call) => {
		if (isAnswered) count.rounds += 1;
		isAnswered = false;
		count.calls += 1;
		try {
			return await exchange(call);
		} finally {
			isAnswered = true;
		}
	};
}
