/** ms by the server's clock: a device's own may be wrong by years (rule 21.14). */
export interface ServerClock {
	now(): number;
	learn(date: string | null, sentAt: number): void;
}

interface Reading {
	/** The `Date` header, which is truncated to whole seconds. */
	date: string | null;
	/** ms by the device's clock. */
	sentAt: number;
	receivedAt: number;
}

/** ms that the server is ahead of the device; 0 below what can be measured, `undefined` without a usable header. */
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

/** On the server this is the server's own time. */
export const serverClock = createServerClock();

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

/** A timer that changes of the device's clock do not disturb. */
export interface Timer {
	/** ms since an arbitrary moment. */
	now(): number;
	/** @returns the function that cancels the run */
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
