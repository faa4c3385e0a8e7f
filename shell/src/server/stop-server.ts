import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const DRAIN_TIMEOUT = 10_000;

/** Takes requests for another `delay` ms, each answer closing its connection, and finishes those in progress. */
export async function stopServer(server: Server, delay: number): Promise<void> {
	server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
	await wait(delay);
	const closed = new Promise((resolve) => server.close(resolve));
	const timer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT);
	await closed;
	clearTimeout(timer);
}
