/** ms by the server's clock: a device's own may be wrong by years (rule 21.14). */
export interface ServerClock {
	now(): number;
	/** Takes in an answer's `Date` header. */
	learn(date: string | null, sentAt: number): void;
}

interface Reading {
	/** The `Date` header: whole seconds, cut off. */
	date: string | null;
	/** ms by the device's clock. */
	sentAt: number;
	receivedAt: number;
}

/** How far the server is ahead of the device in ms; 0 below what can be measured, `undefined` where the header says nothing. */
export function offsetOf({ date, sentAt, receivedAt }: Reading): number | undefined {
	const server = Date.parse(date ?? '') + 500;
	const flight = receivedAt - sentAt;
	if (Number.isNaN(server) || flight < 0 || flight > 5000) return;
	const offset = server - (sentAt + flight / 2);
	return Math.abs(offset) <= 500 + flight / 2 ? 0 : Math.round(offset);
}

export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
	let offset = 0;
	return {
		now: () => deviceNow() + offset,
		learn: (date, sentAt) => {
			offset = offsetOf({ date, sentAt, receivedAt: deviceNow() }) ?? offset;
		},
	};
}

/** The browser's one; on the server it is the server's own time. */
export const serverClock = createServerClock();

/** A `fetch` from whose answers a clock learns. */
export function timedFetch(
	clock: ServerClock,
	request: typeof fetch = (...args) => fetch(...args),
	deviceNow: () => number = Date.now,
): typeof fetch {
	return async (input, init) => {
		const sentAt = deviceNow();
		const response = await request(input, init);
		clock.learn(response.headers.get('date'), sentAt);
		return response;
	};
}

/** Waiting that is safe from changes of the device's clock. */
export interface Timer {
	/** ms since some moment. */
	now(): number;
	/** Runs later unless cancelled by the returned function. */
	after(ms: number, run: () => void): () => void;
}

export const browserTimer: Timer = {
	now: () => performance.now(),
	after(ms, run) {
		const timeout = setTimeout(run, ms);
		return () => clearTimeout(timeout);
	},
};

export function pause(timer: Timer, ms: number): Promise<void> {
	return new Promise((resolve) => void timer.after(ms, resolve));
}
