import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const DRAIN_TIMEOUT = 10_000;
/** ms in which a client with a kept connection may still send a request: it is answered, and told to close. */
const LINGER = 300;
const SWEEP_INTERVAL = 50;

/** Resolves once no connection is left. `Server.close` itself would end kept connections that a client is about to use. */
function stopListening(server: Server): Promise<void> {
	return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}

/** Takes requests for another `delay` ms, each answer closing its connection, and finishes those in progress. */
export async function stopServer(server: Server, delay: number): Promise<void> {
	server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
	await wait(delay);
	const closed = stopListening(server);
	await wait(LINGER);
	const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
	const timer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT);
	await closed;
	clearInterval(sweep);
	clearTimeout(timer);
}
