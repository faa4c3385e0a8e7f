import { Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import type { Logger } from 'pino';

interface Ending {
	server: ServerType;
	close(): Promise<void>;
	log: Logger;
	/** Milliseconds for load balancers to notice that this process is not ready, before it stops accepting requests. */
	delay: number;
	onEnd(): void;
}

/** Running requests may take this long to finish; the whole end usually takes ten seconds at most. */
const DRAIN_MS = 8_000;
/** A database that does not close in time survives being killed. */
const CLOSE_MS = 5_000;
const SWEEP_MS = 50;
/** In this time a client with a kept connection may still send a request: it is answered, and told to close. */
const LINGER_MS = 300;

/** On SIGTERM or SIGINT refuses new requests, finishes running ones, closes the database and exits. */
export function shutDownGracefully({ server, close, log, delay, onEnd }: Ending): void {
	let ending = false;
	const end = async (signal: string) => {
		if (ending) return;
		ending = true;
		log.info({ signal }, 'ending');
		onEnd();
		server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
		await setTimeout(delay);
		await drain(server);
		await Promise.race([close(), setTimeout(CLOSE_MS)]);
		process.exit(0);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
}

async function drain(server: ServerType): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	// The server's own `close` would end kept connections that a client is about to use.
	NetServer.prototype.close.call(server, () => resolve());
	await setTimeout(LINGER_MS);
	// Connections that have just become idle would otherwise be kept open.
	const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), SWEEP_MS);
	await Promise.race([promise, setTimeout(DRAIN_MS, undefined, { ref: false })]);
	clearInterval(sweep);
}
