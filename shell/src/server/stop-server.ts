import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** ms for answers that are under way. */
const DRAIN = 10_000;

/**
 * Ends a server without failing a request: it takes new ones for `delay` ms more, each answer ending its connection, then
 * finishes what it has begun.
 */
export async function stopServer(server: Server, delay: number): Promise<void> {
	server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
	await wait(delay);
	const closed = new Promise((resolve) => server.close(resolve));
	const timer = setTimeout(() => server.closeAllConnections(), DRAIN);
	await closed;
	clearTimeout(timer);
}
