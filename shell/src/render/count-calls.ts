import type { Exchange } from '@pasaz/kernel/network/http';

export interface CallCount {
	calls: number;
	/** How many of them had to wait for another: calls that are sent together are one round. */
	rounds: number;
}

export function countCalls(exchange: Exchange, count: CallCount): Exchange {
	let answered = 0;
	return async (call) => {
		const round = answered + 1;
		count.calls += 1;
		count.rounds = Math.max(count.rounds, round);
		try {
			return await exchange(call);
		} finally {
			answered = Math.max(answered, round);
		}
	};
}
