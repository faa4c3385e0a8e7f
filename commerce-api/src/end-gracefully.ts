import type { ServerType } from '@hono/node-server';
import type { Logger } from 'pino';

interface Ending {
	server: ServerType;
	/** Closes the database and frees its lock. */
	close(): Promise<void>;
	log: Logger;
	onEnd(): void;
}

/** Requests under way may end within this. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** On SIGTERM or SIGINT takes no new requests, lets those under way end, closes the database and exits. */
export function endGracefully({ server, close, log, onEnd }: Ending): void {
	let ending = false;
	const end = async (signal: string) => {
		if (ending) return;
		ending = true;
		log.info({ signal }, 'ending');
		onEnd();
		await drain(server);
		await close();
		process.exit(0);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
}

async function drain(server: ServerType): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	server.close(() => resolve());
	// A connection that was busy a moment ago would otherwise be kept open for a next request.
	const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), SWEEP_MS);
	const late = setTimeout(resolve, DRAIN_MS);
	await promise;
	clearInterval(sweep);
	clearTimeout(late);
}
