import { setTimeout } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import type { Logger } from 'pino';

interface Ending {
	server: ServerType;
	/** Closes the database and frees its lock. */
	close(): Promise<void>;
	log: Logger;
	/** Milliseconds in which load balancers may see that this process is not ready any more, before it takes no new requests. */
	delay: number;
	onEnd(): void;
}

/** Requests under way may end within this; with what follows usually no more than ten seconds. */
const DRAIN_MS = 8_000;
/** A database that does not answer is left as it is; it survives that. */
const CLOSE_MS = 5_000;
const SWEEP_MS = 50;

/** On SIGTERM or SIGINT takes no new requests, lets those under way end, closes the database and exits. */
export function endGracefully({ server, close, log, delay, onEnd }: Ending): void {
	let ending = false;
	const end = async (signal: string) => {
		if (ending) return;
		ending = true;
		log.info({ signal }, 'ending');
		onEnd();
		await setTimeout(delay);
		await drain(server);
		await Promise.race([close(), setTimeout(CLOSE_MS)]);
		process.exit(0);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
}

async function drain(server: ServerType): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	server.close(() => resolve());
	// A connection that was busy a moment ago would otherwise be kept open for a next request.
	const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), SWEEP_MS);
	await Promise.race([promise, setTimeout(DRAIN_MS, undefined, { ref: false })]);
	clearInterval(sweep);
}
